// A glass bauble with a band of stars and a bow. Tints: glass, band, stars, metal.
#define LEAN vec3(0.20, 0.08, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.18, 0.0);
  add(s, ball(q, 0.72), 1);
  add(s, max(abs(length(q.xz) - 0.715) - 0.03, abs(abs(q.y) - 0.27) - 0.035), 4);
  add(s, rod(p - vec3(0.0, 0.58, 0.0), 0.17, 0.09) - 0.02, 4);
  add(s, ring(p - vec3(0.0, 0.80, 0.0), 0.11, 0.035), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return metal(T3, 0.16);
  vec3 q = p - vec3(0.0, -0.18, 0.0);
  Stuff k = gloss(T0);
  k.coat = 1.6;
  k.shine = T0 * 0.14;
  if (abs(q.y) < 0.26) {
    k.base = T1;
    k.shine = T1 * 0.14;
    float a = (atan(q.x, q.z) + uPhase * PI * 0.25) * 4.0 / PI;
    if (star2(vec2((fract(a) - 0.5) * 0.56, q.y), 5.0, 0.17, 0.08) < 0.0) { k.base = T2; k.shine = T2 * 0.3; }
  }
  return k;
}
