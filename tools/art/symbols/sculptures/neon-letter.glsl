// A letter as a tube of neon on a dark plate (shape 0). Tints: light, metal, plate.

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = shape0(p.xy);
  add(s, plate(d - 0.12, p.z + 0.14, 0.08, 0.04), 3);
  add(s, plate(abs(d - 0.10) - 0.02, p.z + 0.05, 0.05, 0.02), 2);
  add(s, plate(d + 0.035, p.z + 0.02, 0.05, 0.02), 4);
  add(s, length(vec2(d + 0.035, p.z - 0.06)) - 0.062, 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.2);
  if (id == 3) {
    Stuff k = stuff(T2, 0.3, 0.4);
    k.shine = T0 * 0.30 * exp(-9.0 * max(shape0(p.xy), 0.0));
    return k;
  }
  if (id == 4) {
    Stuff k = gloss(T0 * 0.5);
    k.shine = T0 * 0.45;
    return k;
  }
  Stuff k = light(T0, 1.25);
  k.shine += vec3(0.55) * smoothstep(0.90, 1.0, dot(n, v));
  k.coat = 0.3;
  return k;
}
