// A heavy coin with a plain field for the amount it is worth. Tints: rim, field, studs. A gleam runs over it.
#define LEAN vec3(0.20, 0.14, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xy);
  vec2 f = fold(p.xy, 20.0);
  add(s, plate(r - 0.84, p.z, 0.16, 0.04), 2);
  add(s, plate(abs(r - 0.82) - 0.11 - 0.012 * cos(atan(p.y, p.x) * 40.0), p.z, 0.22, 0.07), 1);
  add(s, ring(p - vec3(0.0, 0.0, 0.17), 0.62, 0.03), 1);
  add(s, ball(vec3(f, p.z) - vec3(0.0, 0.82, 0.21), 0.045), 3);
  add(s, plate(star2(p.xy, 5.0, 0.44, 0.20), p.z - 0.15, 0.055, 0.03), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 c = id == 1 ? T0 : id == 2 ? T1 : T2;
  Stuff k = metal(c, id == 2 ? 0.3 : 0.17);
  k.shine = c * (id == 2 ? 0.22 : 0.12);
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  if (uPhase > 0.0) k.shine += vec3(1.4, 1.1, 0.6) * smoothstep(0.22, 0.0, gleam);
  return k;
}
