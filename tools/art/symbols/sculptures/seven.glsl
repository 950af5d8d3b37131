// A lucky seven in enamel with a metal rim (shape 0). Tints: enamel, rim. A gleam runs over it with the phase.

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = shape0(p.xy);
  add(s, plate(d - 0.10, p.z + 0.16, 0.20, 0.06), 3);
  add(s, plate(max(d - 0.06, -(d + 0.05)), p.z - 0.05, 0.16, 0.05), 2);
  add(s, chisel(d + 0.03, p.z + 0.03, vec2(0.12, 0.26), 1.1), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.16);
  if (id == 3) return metal(T1 * 0.5, 0.32);
  Stuff k = gloss(T0 * mix(0.7, 1.15, smoothstep(-0.8, 0.8, p.y)));
  k.shine = T0 * T0 * (0.25 + 0.25 * smoothstep(-0.5, 0.9, p.y));
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.2, 2.2, uPhase));
  if (uPhase > 0.0) k.shine += vec3(1.6) * smoothstep(0.22, 0.0, gleam);
  return k;
}
