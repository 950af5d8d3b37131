// A star of gold with a smaller one within, and a shine behind. Tints: gold, inner star, rays.
#define LEAN vec3(0.16, 0.10, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p + vec3(0.0, 0.04, 0.0);
  vec2 w = q.xy * rot(uPhase * PI / 4.0);
  add(s, plate(star2(w, 8.0, 0.99, 0.60), q.z + 0.24, 0.05, 0.03), 3);
  float d = star2(q.xy, 5.0, 0.92, 0.42);
  add(s, chisel(d, q.z + 0.06, vec2(0.10, 0.42), 0.72), 1);
  add(s, length(vec2(d, q.z - 0.03)) - 0.05, 1);
  float e = star2(q.xy, 5.0, 0.46, 0.21);
  add(s, length(vec2(e, q.z - 0.245)) - 0.03, 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * (0.35 + 0.5 * exp(-2.0 * dot(p.xy, p.xy))); return k; }
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.4; return k; }
  Stuff k = metal(T0, 0.18);
  k.shine = T0 * 0.14;
  return k;
}
