// The eye that protects, in metal with inlay (shape 0: its lines). Tints: metal, inlay, iris.
#define LEAN vec3(0.10, 0.10, 0.0)

const vec2 IRIS = vec2(-0.20, -0.12);

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = shape0(p.xy);
  add(s, plate(d - 0.03, p.z + 0.06, 0.16, 0.05), 1);
  add(s, plate(max(d - 0.035, -(d + 0.03)), p.z - 0.10, 0.06, 0.025), 1);
  add(s, plate(d + 0.02, p.z - 0.08, 0.05, 0.02), 2);
  add(s, egg(p - vec3(IRIS, 0.0), vec3(0.46, 0.20, 0.12)), 3);
  add(s, egg(p - vec3(IRIS, 0.06), vec3(0.19, 0.19, 0.15)), 4);
  add(s, ring(p - vec3(IRIS, 0.10), 0.19, 0.035), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) return metal(T0, 0.17);
  if (id == 3) return gloss(vec3(0.95, 0.92, 0.85));
  if (id == 4) {
    Stuff k = gem(T2, p, n, v);
    if (length(p.xy - IRIS) < 0.085) k = gloss(INK);
    return k;
  }
  Stuff k = gloss(T1 * mix(0.7, 1.2, smoothstep(-0.7, 0.7, p.y)));
  k.shine = T1 * 0.22;
  return k;
}
