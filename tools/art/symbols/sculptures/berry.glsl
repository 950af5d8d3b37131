// A raspberry jelly with leaves. Tints: berry, leaf.
#define LEAN vec3(0.2, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.12, 0.0);
  float d = egg(q, vec3(0.56, 0.66, 0.54));
  for (int r = 0; r < 5; r++) {
    float y = 0.42 - float(r) * 0.25;
    float w = 0.60 * sqrt(max(1.0 - y * y / 0.50, 0.02));
    float n = floor(w * 15.0 + 3.0);
    float a = atan(q.x, q.z), k = 2.0 * PI / n;
    float turn = (floor(a / k + 0.5 * float(r % 2)) + 0.5 - 0.5 * float(r % 2)) * k;
    d = smin(d, ball(q - vec3(sin(turn) * w, y, cos(turn) * w), 0.165), 0.03);
  }
  add(s, d * 0.8, 1);
  for (int i = 0; i < 5; i++) {
    vec3 e = p - vec3(0.0, 0.50, 0.10);
    add(s, leaf(spin(e, float(i - 2) * 0.72), 0.50), 2);
  }
  add(s, horn(p, vec3(0.0, 0.5, 0.05), vec3(0.05, 0.88, 0.0), vec2(0.07, 0.05)), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gloss(T1);
  return sugar(T0, n, v);
}
