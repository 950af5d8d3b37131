// A pincushion like a tomato, with pins. Tints: cloth, cap, pins (three).
#define LEAN vec3(0.16, 0.34, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.22, 0.0);
  float a = atan(q.x, q.z);
  float seam = pow(abs(sin(a * 3.0)), 0.35);
  float d = egg(q, vec3(0.84, 0.60, 0.84)) + 0.10 * (1.0 - seam);
  d = smax(d, -ball(q - vec3(0.0, 0.86, 0.0), 0.36), 0.14);
  add(s, d * 0.8, 1);
  float thread = max(abs(sin(a * 3.0)) * length(q.xz) / 3.0 - 0.022, egg(q, vec3(0.80, 0.57, 0.80)));
  add(s, thread * 0.7, 6);
  vec2 f = fold(q.xz, 6.0);
  float cap = length(vec2(max(abs(f.x) - 0.11 * (1.0 - f.y / 0.56), 0.0), max(f.y - 0.50, 0.0)));
  add(s, max(cap, abs(q.y - 0.53 + 0.16 * abs(f.y - 0.20)) - 0.035) * 0.75 - 0.012, 2);
  for (int i = 0; i < 5; i++) {
    float fi = float(i);
    float b = -1.1 + 0.52 * fi;
    vec3 root = vec3(0.50 * sin(b), 0.30, 0.44 * cos(b) + 0.02);
    vec3 tip = root + vec3(0.30 * sin(b), 0.62 + 0.14 * cos(fi * 2.6), 0.16);
    add(s, stick(q, root, tip, 0.022), 7);
    add(s, ball(q - tip, 0.115), 3 + i % 3);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 7) return metal(SILVER, 0.15);
  if (id == 2) return plush(T1);
  if (id == 6) return plush(T1);
  if (id >= 3) {
    vec3 c = id == 3 ? T2 : id == 4 ? T3 : T4;
    Stuff k = gloss(c);
    k.shine = c * 0.25;
    return k;
  }
  Stuff k = plush(T0);
  k.shine = T0 * 0.12;
  return k;
}
