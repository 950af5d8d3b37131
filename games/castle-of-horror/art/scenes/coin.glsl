// A gold coin stamped with a bat; turns once in a whole phase.

const int BRASS = 1, FIELD = 2;

vec3 turned(vec3 p) {
  p.xy *= rot(0.25);
  p.xz *= rot(uPhase * 2.0 * PI + 0.25);
  return p;
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = turned(p);
  float r = length(q.xy);
  add(s, plate(r - 0.86, q.z, 0.10, 0.03), FIELD);
  add(s, plate(abs(r - 0.80) - 0.07, q.z, 0.15, 0.04), BRASS);
  float a = atan(q.y, q.x) * 30.0 / PI;
  add(s, plate(r - 0.885 - 0.012 * cos(a * 2.0 * PI * 0.5), q.z, 0.12, 0.02) * 0.8, BRASS);
  float d = batFlat(vec2(q.x, q.y + 0.06) / 1.15, 0.1) * 1.15;
  add(s, plate(d, abs(q.z) - 0.10, 0.05, 0.025), BRASS);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  Stuff k = stuff(id == FIELD ? vec3(0.80, 0.42, 0.10) : vec3(1.0, 0.66, 0.22), 1.0, id == FIELD ? 0.30 : 0.18);
  k.shine = vec3(0.10, 0.05, 0.01);
  return k;
}
