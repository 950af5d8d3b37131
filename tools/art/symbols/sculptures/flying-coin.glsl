// A coin that turns once in a whole phase, stamped with a star. Tint: its metal.
#define LEAN vec3(0.0, 0.0, 0.25)

vec3 turned(vec3 p) {
  p.xz *= rot(uPhase * 2.0 * PI + 0.25);
  return p;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = turned(p);
  float r = length(q.xy);
  add(s, plate(r - 0.86, q.z, 0.10, 0.03), 2);
  add(s, plate(abs(r - 0.80) - 0.08, q.z, 0.16, 0.04), 1);
  add(s, plate(star2(q.xy, 5.0, 0.56, 0.26), q.z, 0.15, 0.03), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  Stuff k = metal(id == 2 ? T0 * 0.72 : T0, id == 2 ? 0.30 : 0.18);
  k.shine = T0 * 0.08;
  return k;
}
