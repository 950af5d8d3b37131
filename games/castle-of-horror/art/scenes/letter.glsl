// A gothic letter: a gold rim around enamel, cut like an inscription. Knobs: colour of the enamel.

const int RIM = 1, ENAMEL = 2, IRONWORK = 3;

vec3 turned(vec3 p) {
  p.xz *= rot(0.16);
  p.yz *= rot(0.10);
  return p;
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  p = turned(p);
  float d = shape0(p.xy);
  add(s, plate(d - 0.085, p.z + 0.16, 0.17, 0.06), IRONWORK);
  float rim = max(d - 0.045, -(d + 0.045));
  add(s, plate(rim, p.z - 0.03, 0.12, 0.042), RIM);
  add(s, chisel(d + 0.03, p.z + 0.03, vec2(0.10, 0.19), 1.05), ENAMEL);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = turned(p);
  if (id == RIM) return gold(0.2);
  if (id == IRONWORK) {
    Stuff k = stuff(vec3(0.16, 0.10, 0.055), 1.0, 0.36);
    k.bump = 0.6;
    k.grain = 9.0;
    return k;
  }
  vec3 deep = uKnobs.rgb;
  float up = smoothstep(-0.7, 0.8, q.y);
  Stuff k = stuff(deep * mix(0.45, 1.25, up), 0.0, 0.22);
  float vein = smoothstep(0.10, 0.0, cells(q * 3.4).y - cells(q * 3.4).x);
  k.base *= 1.0 - 0.55 * vein;
  k.shine = deep * deep * 0.35 * (0.4 + up);
  k.coat = 1.0;
  return k;
}
