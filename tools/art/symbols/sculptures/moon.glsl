// A shining crescent with stars. Tints: moon, stars, night, rim.
#define LEAN vec3(0.18, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = max(length(p.xy) - 0.84, 0.64 - length(p.xy - vec2(0.36, 0.18)));
  add(s, pillow(d, p.z, 0.30, 0.26), 1);
  vec3 a = p - vec3(0.36, 0.20, 0.05);
  float beat = 1.0 + 0.12 * sin(uPhase * 2.0 * PI);
  add(s, pillow(star2(a.xy / beat, 5.0, 0.36, 0.17), a.z, 0.16, 0.16), 2);
  vec3 b = p - vec3(0.66, -0.40, 0.0);
  add(s, pillow(star2(b.xy, 5.0, 0.20, 0.095), b.z, 0.10, 0.10), 2);
  vec3 c = p - vec3(0.74, 0.66, 0.0);
  add(s, pillow(star2(c.xy, 5.0, 0.17, 0.08), c.z, 0.10, 0.08), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.5; return k; }
  vec2 c = cells(p * 3.2 + 3.0);
  float pit = smoothstep(0.36, 0.22, c.x);
  Stuff k = gloss(T0 * (1.0 - 0.35 * pit));
  k.coat = 0.5;
  k.shine = T0 * (0.28 + 0.15 * sin(uPhase * 2.0 * PI)) * (1.0 - 0.5 * pit);
  return k;
}
