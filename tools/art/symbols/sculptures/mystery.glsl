// A sealed capsule with a question (shape 0). Tints: shell, glow, metal.
#define LEAN vec3(0.16, 0.12, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 f = fold(p.xy, 8.0);
  float r = length(p.xy);
  add(s, plate(f.y - 0.80, p.z, 0.20, 0.08), 1);
  add(s, plate(max(f.y - 0.92, 0.66 - r), p.z, 0.14, 0.05), 3);
  add(s, length(vec2(r - 0.66, p.z - 0.20)) - 0.075, 3);
  vec2 g = fold(p.xy * rot(PI / 8.0), 8.0);
  add(s, ball(vec3(g.x, g.y - 0.88, p.z - 0.14), 0.07), 4);
  add(s, max(egg(p - vec3(0.0, 0.0, 0.10), vec3(0.62, 0.62, 0.24)), -p.z), 2);
  add(s, plate(shape0(p.xy), p.z - 0.33, 0.10, 0.05), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = metal(T2, 0.17); k.shine = T2 * 0.06; return k; }
  if (id == 4) return light(T1, 0.9 + 0.5 * sin(uPhase * 2.0 * PI));
  if (id == 5) {
    Stuff k = stuff(vec3(1.0), 0.0, 0.3);
    k.shine = vec3(0.75, 0.85, 0.95) * (0.75 + 0.35 * sin(uPhase * 2.0 * PI));
    return k;
  }
  if (id == 2) {
    float r = length(p.xy);
    float swirl = 0.5 + 0.5 * sin(atan(p.y, p.x) * 3.0 + 14.0 * r - uPhase * 2.0 * PI + 3.0 * fbm(p * 3.0));
    Stuff k = gloss(T0 * 0.5);
    k.coat = 1.8;
    k.shine = mix(T0 * 0.25, T1 * 0.8, swirl * swirl) * (1.1 - r);
    return k;
  }
  return gloss(T0);
}
