// A tower of offices with lit windows. Tints: walls, windows, second windows, crown.
#define LEAN vec3(0.62, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  add(s, box(p - vec3(0.0, -0.52, 0.0), vec3(0.46, 0.42, 0.46), 0.03), 1);
  add(s, box(p - vec3(0.0, 0.08, 0.0), vec3(0.35, 0.40, 0.35), 0.03), 1);
  add(s, box(p - vec3(0.0, 0.52, 0.0), vec3(0.24, 0.18, 0.24), 0.02), 1);
  float cap = max((abs(p.x) + 0.0 - 0.24 * (0.90 - p.y) / 0.22), (abs(p.z) - 0.24 * (0.90 - p.y) / 0.22));
  add(s, max(cap * 0.68, max(0.68 - p.y, p.y - 0.88)), 2);
  add(s, stick(p, vec3(0.0, 0.80, 0.0), vec3(0.0, 1.06, 0.0), 0.022), 2);
  add(s, ball(p - vec3(0.0, 1.04, 0.0), 0.05), 3);
  for (int i = 0; i < 3; i++) {
    float y = i == 0 ? -0.09 : i == 1 ? 0.49 : 0.70, w = i == 0 ? 0.49 : i == 1 ? 0.38 : 0.27;
    add(s, box(p - vec3(0.0, y, 0.0), vec3(w, 0.03, w), 0.015), 2);
  }
  add(s, box(p - vec3(0.0, -0.93, 0.0), vec3(0.56, 0.06, 0.56), 0.02), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T3, 0.22);
  if (id == 3) return light(vec3(1.0, 0.1, 0.1), 2.0 + 1.0 * sin(uPhase * 2.0 * PI));
  float x = abs(n.x) > abs(n.z) ? p.z : p.x;
  vec2 g = vec2(x * 8.5 + 0.5, p.y * 8.0);
  vec2 f = abs(fract(g) - 0.5);
  float pane = step(f.x, 0.30) * step(f.y, 0.34) * step(abs(n.y), 0.5);
  Stuff k = gloss(T0);
  if (pane > 0.5) {
    float lamp = hash(vec3(floor(g), n.x > 0.5 ? 2.0 : 5.0));
    vec3 c = lamp > 0.72 ? T2 : T1;
    k = light(c, lamp > 0.30 ? 0.95 : 0.10);
  }
  return k;
}
