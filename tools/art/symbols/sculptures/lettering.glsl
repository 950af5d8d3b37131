// Words and digits: a chiselled face with an edge on a dark back. Shape 0 in the middle; knob w is the thickness of
// the back. Tints: face, edge, back.
#define LEAN vec3(0.0, 0.14, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = shape0(p.xy), w = uKnobs.w;
  add(s, plate(d - w, p.z + 1.2 * w, 1.6 * w, 0.3 * w), 3);
  add(s, plate(abs(d - 0.62 * w) - 0.2 * w, p.z - 0.42 * w, 0.28 * w, 0.16 * w), 2);
  add(s, chisel(d - 0.14 * w, p.z - 0.1 * w, vec2(0.55 * w, 1.7 * w), 1.0), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return gloss(T2);
  if (id == 2) return metal(T1, 0.24);
  Stuff k = stuff(T0, 0.85, 0.22);
  k.shine = T0 * mix(0.10, 0.34, smoothstep(-0.4, 0.4, p.y));
  return k;
}
