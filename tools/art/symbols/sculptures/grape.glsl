// A bunch of berries with a leaf. Tints: berries, leaf.
#define LEAN vec3(0.2, 0.06, 0.08)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.06, 0.0);
  float d = 1e9;
  for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) {
    if (j > 3 - i) continue;
    float n = float(3 - i);
    d = min(d, ball(q - vec3((float(j) - n * 0.5) * 0.43, 0.34 - float(i) * 0.36, 0.0), 0.245));
    if (j < 3 - i) d = min(d, ball(q - vec3((float(j) - (n - 1.0) * 0.5) * 0.43, 0.20 - float(i) * 0.36, 0.26), 0.235));
  }
  add(s, d, 1);
  add(s, vine(p, mat3(vec3(0.0, 0.30, 0.0), vec3(0.02, 0.70, 0.0), vec3(0.16, 0.94, 0.05)), vec2(0.05, 0.065)), 3);
  add(s, leaf(spin(p - vec3(0.04, 0.52, 0.10), 1.1), 0.72), 2);
  add(s, leaf(spin(p - vec3(-0.02, 0.52, 0.10), -1.05), 0.62), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) {
    Stuff k = sugar(T0, n, v);
    k.base *= 0.85 + 0.3 * fbm(p * 5.0);
    return k;
  }
  if (id == 2) return gloss(T1 * (0.8 + 0.5 * fbm(p * 8.0)));
  return timber(WOOD, p);
}
