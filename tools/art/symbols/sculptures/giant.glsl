// A giant of ice and rock. Tints: skin, beard, eyes, crown, metal.
#define LEAN vec3(0.24, 0.02, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, 0.26, 0.0), vec3(0.50, 0.54, 0.46));
  d = smin(d, egg(p - vec3(0.0, -0.10, 0.08), vec3(0.46, 0.36, 0.40)), 0.14);
  float brow = egg(spin(m - vec3(0.20, 0.36, 0.38), -0.28), vec3(0.27, 0.10, 0.16));
  d = smin(d, brow, 0.06);
  d = smin(d, egg(m - vec3(0.28, 0.06, 0.34), vec3(0.16, 0.13, 0.14)), 0.08);
  d = smax(d, -egg(m - vec3(0.19, 0.22, 0.50), vec3(0.13, 0.085, 0.14)), 0.03);
  d += 0.02 * (cells(p * 4.5).x - 0.5);
  add(s, d, 1);
  add(s, egg(m - vec3(0.19, 0.21, 0.40), vec3(0.10, 0.065, 0.08)), 3);
  float nose = smin(egg(p - vec3(0.0, 0.06, 0.56), vec3(0.13, 0.12, 0.14)), horn(p, vec3(0.0, 0.26, 0.44), vec3(0.0, 0.08, 0.58), vec2(0.07, 0.10)), 0.06);
  add(s, nose, 1);
  add(s, egg(m - vec3(0.54, 0.18, -0.02), vec3(0.11, 0.18, 0.11)), 1);
  float beard = egg(p - vec3(0.0, -0.46, 0.10), vec3(0.54, 0.46, 0.38));
  beard = smin(beard, horn(m, vec3(0.44, 0.14, 0.06), vec3(0.40, -0.40, 0.14), vec2(0.12, 0.24)), 0.10);
  for (int i = 0; i < 3; i++) {
    float x = -0.34 + 0.34 * float(i);
    beard = smin(beard, horn(p, vec3(x, -0.52, 0.26), vec3(x * 1.1, -0.96 + 0.10 * abs(x), 0.28), vec2(0.22, 0.05)), 0.10);
  }
  beard = smax(beard, -egg(p - vec3(0.0, 0.10, 0.40), vec3(0.36, 0.22, 0.34)), 0.06);
  beard += 0.026 * sin(p.x * 20.0 + 2.0 * sin(p.y * 8.0));
  add(s, beard * 0.8, 2);
  add(s, vine(m, mat3(vec3(0.02, -0.08, 0.56), vec3(0.30, -0.04, 0.52), vec3(0.44, -0.34, 0.36)), vec2(0.115, 0.03)) + 0.01 * sin(p.x * 40.0), 2);
  add(s, egg(p - vec3(0.0, -0.20, 0.48), vec3(0.12, 0.04, 0.06)), 6);
  vec3 c = p - vec3(0.0, 0.58, 0.0);
  add(s, max(abs(egg(c + vec3(0.0, 0.30, 0.0), vec3(0.53, 0.58, 0.50))) - 0.04, abs(c.y + 0.02) - 0.085), 5);
  for (int i = 0; i < 5; i++) {
    float a = -1.15 + 0.575 * float(i);
    vec3 root = vec3(0.46 * sin(a), 0.04, 0.42 * cos(a));
    float tall = i == 2 ? 0.40 : i % 2 == 1 ? 0.32 : 0.26;
    vec3 q = c - root;
    q.xz *= rot(a);
    float shard = max(abs(q.x) + abs(q.z) - 0.115 * (1.0 - q.y / tall), -q.y - 0.1) * 0.6;
    add(s, shard, 4);
  }
  for (int i = 0; i < 3; i++) add(s, ring((p - vec3(-0.36 + 0.36 * float(i), -0.70, 0.29)).xzy, 0.145, 0.045), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return light(T2, 1.4 + 0.6 * sin(uPhase * 2.0 * PI));
  if (id == 4) { Stuff k = gem(T3, p, n, v); k.shine += T3 * 0.2; return k; }
  if (id == 5) return metal(T4, 0.18);
  if (id == 6) return gloss(vec3(0.30, 0.06, 0.10));
  if (id == 2) {
    Stuff k = plush(T1 * (0.75 + 0.35 * sin(p.x * 20.0 + 2.0 * sin(p.y * 8.0))));
    k.bump = 0.1;
    k.shine = k.base * 0.10;
    return k;
  }
  Stuff k = stuff(T0 * (0.75 + 0.4 * fbm(p * 5.0)), 0.0, 0.45);
  k.soft = 0.5;
  k.coat = 0.4;
  k.bump = 0.25;
  k.shine = T0 * 0.10;
  return k;
}
