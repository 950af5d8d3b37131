// A crab with raised claws. Tints: shell, belly, eyes.
#define LEAN vec3(0.0, 0.16, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float raise = 0.06 * sin(uPhase * 2.0 * PI);
  float d = egg(p - vec3(0.0, -0.20, 0.0), vec3(0.64, 0.42, 0.42));
  d += 0.02 * smoothstep(0.3, 0.1, cells(p * 4.0).x);
  add(s, d * 0.9, 1);
  add(s, egg(p - vec3(0.0, -0.38, 0.16), vec3(0.46, 0.22, 0.30)), 2);
  float arm = vine(m, mat3(vec3(0.48, -0.16, 0.10), vec3(0.88, -0.08, 0.12), vec3(0.74, 0.30 + raise, 0.10)), vec2(0.10, 0.10));
  add(s, arm, 1);
  vec3 c = m - vec3(0.70, 0.52 + raise, 0.10);
  c.xy *= rot(0.35);
  float claw = egg(c, vec3(0.27, 0.34, 0.18));
  claw = smax(claw, -egg(c - vec3(-0.10, 0.24, 0.0), vec3(0.115, 0.32, 0.4)), 0.03);
  add(s, claw, 1);
  for (int i = 0; i < 3; i++) {
    float a = float(i);
    vec3 k = vec3(0.78 + 0.06 * a, -0.28 - 0.16 * a, 0.0);
    add(s, vine(m, mat3(vec3(0.44, -0.30 - 0.08 * a, 0.0), k + vec3(0.0, 0.14, 0.1), vec3(0.90 - 0.12 * a, -0.58 - 0.14 * a, 0.05)), vec2(0.08, 0.03)), 1);
  }
  add(s, stick(m, vec3(0.20, 0.10, 0.20), vec3(0.24, 0.36, 0.24), 0.055), 1);
  add(s, ball(m - vec3(0.25, 0.44, 0.24), 0.165), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return eyeStuff(mx(p), vec3(0.25, 0.44 , 0.24), 0.165, T2);
  if (id == 2 && p.y < -0.24 && p.z > 0.2 && abs(length(p.xy - vec2(0.0, -0.10)) - 0.22) < 0.028) return gloss(INK);
  Stuff k = gloss(id == 2 ? T1 : T0 * (0.85 + 0.3 * fbm(p * 5.0)));
  k.shine = k.base * 0.06;
  return k;
}
