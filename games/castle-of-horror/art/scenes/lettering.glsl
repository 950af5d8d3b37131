// Lettering in chiselled gold on a dark, red-hot back. Up to three lines: shapes 0, 1, 2 with their
// middles at knobs x, y, z (height); knob w thickness of the back, in world units.

const int FACE = 1, BACK = 2, EDGE = 3;

float lines(vec2 p) {
  float d = shape0(p - vec2(0.0, uKnobs.x));
  d = min(d, shape1(p - vec2(0.0, uKnobs.y)));
  return min(d, shape2(p - vec2(0.0, uKnobs.z)));
}

vec3 turned(vec3 p) {
  p.yz *= rot(0.16);
  return p;
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  p = turned(p);
  if (abs(p.z) > 0.7) { add(s, abs(p.z) - 0.5, BACK); return s; }
  float d = lines(p.xy), w = uKnobs.w;
  add(s, plate(d - w, p.z + 1.2 * w, 1.6 * w, 0.3 * w), BACK);
  add(s, plate(abs(d - 0.62 * w) - 0.16 * w, p.z - 0.42 * w, 0.24 * w, 0.14 * w), EDGE);
  add(s, chisel(d - 0.12 * w, p.z - 0.1 * w, vec2(0.55 * w, 1.9 * w), 1.15), FACE);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = turned(p);
  if (id == BACK) {
    Stuff k = stuff(vec3(0.11, 0.006, 0.010), 0.2, 0.35);
    k.coat = 0.8;
    return k;
  }
  if (id == EDGE) return stuff(vec3(0.62, 0.30, 0.08), 1.0, 0.26);
  Stuff k = stuff(vec3(1.0, 0.66, 0.24), 1.0, 0.20);
  k.shine = vec3(0.13, 0.060, 0.012);
  k.bump = 0.05;
  k.grain = 16.0;
  return k;
}
