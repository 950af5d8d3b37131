// The screen of a sonar. Tints: screen, beam, metal, echo. The beam goes round with the phase.
#define LEAN vec3(0.18, 0.14, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xy);
  vec2 f = fold(p.xy, 12.0);
  add(s, plate(r - 0.88, p.z, 0.10, 0.05), 3);
  add(s, length(vec2(r - 0.84, p.z - 0.10)) - 0.10, 3);
  add(s, ball(vec3(f.x, f.y - 0.84, p.z - 0.20), 0.035), 4);
  add(s, plate(r - 0.76, p.z - 0.08, 0.06, 0.02), 1);
  add(s, length(vec2(r - 0.74, p.z - 0.14)) - 0.03, 4);
  add(s, egg(p - vec3(0.30, 0.30, 0.16), vec3(0.085, 0.085, 0.05)), 2);
  add(s, egg(p - vec3(-0.36, 0.10, 0.16), vec3(0.06, 0.06, 0.045)), 2);
  add(s, egg(p - vec3(0.12, -0.40, 0.16), vec3(0.07, 0.07, 0.045)), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = metal(T2, 0.18); k.shine = T2 * 0.06; return k; }
  if (id == 4) return gold(0.2);
  if (id == 2) return light(T3, 1.5);
  float r = length(p.xy);
  float a = fract((atan(p.x, p.y) - 0.9) / (2.0 * PI) - uPhase);
  float beam = pow(a, 4.0) * step(r, 0.74);
  float rings = smoothstep(0.016, 0.006, abs(fract(r / 0.185) - 0.5) * 0.185);
  float cross = smoothstep(0.014, 0.005, min(abs(p.x), abs(p.y)));
  Stuff k = gloss(T0 * 0.3);
  k.coat = 1.2;
  k.shine = T0 * 0.35 + T1 * (0.85 * beam + 0.55 * max(rings, cross));
  return k;
}
