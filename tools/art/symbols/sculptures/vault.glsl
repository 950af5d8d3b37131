// The door of a vault. Tints: steel, bolts and wheel, panel, lamp. The wheel turns with the phase.
#define LEAN vec3(0.28, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xy);
  add(s, box(p - vec3(0.0, 0.0, -0.22), vec3(0.90, 0.90, 0.12), 0.08), 3);
  add(s, plate(r - 0.76, p.z, 0.14, 0.05), 1);
  add(s, length(vec2(r - 0.74, p.z - 0.12)) - 0.085, 2);
  add(s, plate(r - 0.50, p.z - 0.14, 0.07, 0.03), 1);
  vec2 f = fold(p.xy, 12.0);
  add(s, ball(vec3(f, p.z) - vec3(0.0, 0.60, 0.14), 0.055), 2);
  vec2 g = fold(p.xy * rot(0.3 + uPhase * PI * 0.4), 5.0);
  vec3 w = vec3(g, p.z - 0.32);
  add(s, ring(vec3(p.xy, p.z - 0.32), 0.30, 0.045), 2);
  add(s, stick(w, vec3(0.0), vec3(0.0, 0.44, 0.0), 0.045), 2);
  add(s, ball(w - vec3(0.0, 0.46, 0.0), 0.075), 4);
  add(s, egg(vec3(p.xy, p.z - 0.34), vec3(0.13, 0.13, 0.09)), 2);
  vec2 c = abs(p.xy) - 0.78;
  add(s, ball(vec3(c, p.z + 0.10), 0.055), 2);
  vec3 h = vec3(p.x + 0.88, abs(p.y) - 0.42, p.z + 0.04);
  add(s, rod(h, 0.085, 0.16) - 0.01, 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T1, 0.18); k.shine = T1 * 0.05; return k; }
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.06; return k; }
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.2; return k; }
  Stuff k = metal(T0, 0.26);
  k.shine = T0 * 0.09;
  k.base *= 0.9 + 0.12 * sin(length(p.xy) * 90.0);
  return k;
}
