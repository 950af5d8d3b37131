// Three copper pennies, the front one with a laurel and a one. Tints: copper, shine.
#define LEAN vec3(0.18, 0.12, 0.0)

float piece(vec3 p) {
  float r = length(p.xy);
  return min(plate(r - 0.56, p.z, 0.06, 0.02), plate(abs(r - 0.54) - 0.065, p.z, 0.10, 0.035));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 f = p - vec3(-0.04, -0.32, 0.26);
  add(s, piece(f), 1);
  add(s, piece(p - vec3(-0.36, 0.36, 0.0)), 2);
  add(s, piece(p - vec3(0.40, 0.28, -0.16)), 2);
  add(s, plate(shape0(f.xy), f.z - 0.06, 0.05, 0.02), 1);
  for (int i = 0; i < 5; i++) {
    float a = -0.5 + float(i) * 0.55;
    vec2 at = vec2(cos(a - 0.9), sin(a - 0.9)) * 0.38;
    vec3 l = vec3(abs(f.x) - at.x, f.y - at.y, f.z - 0.08);
    l.xy *= rot(-a - 0.4);
    add(s, egg(l, vec3(0.045, 0.10, 0.04)), 1);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  Stuff k = metal(id == 1 ? T0 : T0 * 0.82, 0.2);
  k.shine = T1 * (id == 1 ? 0.16 : 0.07);
  return k;
}
