// A tall hat of green felt with a buckled band and a clover under it; it is lifted in greeting. Tints: felt, band, buckle, clover, brim's edge.
#define LEAN vec3(0.30, 0.22, 0.06)

vec3 lifted(vec3 p) {
  float up = 0.5 - 0.5 * cos(uPhase * 2.0 * PI);
  vec3 q = p - vec3(0.10, -0.60, 0.0);
  q.xy *= rot(0.13 * up);
  return q - vec3(-0.10, 0.60 + 0.03 * up, 0.0);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = lifted(p);
  float r = length(q.xz);
  float R = 0.50 - 0.07 * smoothstep(-0.6, 0.5, q.y) + 0.05 * smoothstep(0.3, 0.85, q.y);
  add(s, max((r - R) * 0.9, max(q.y - 0.76 - 0.06 * r, -q.y - 0.62)) * 0.9 - 0.045, 1);
  float brim = q.y + 0.60 - 0.26 * q.x * q.x + 0.10 * q.z * q.z;
  add(s, max(abs(brim) - 0.05, r - 0.94) * 0.72 - 0.012, 1);
  add(s, length(vec2(brim, r - 0.94)) * 0.75 - 0.058, 5);
  add(s, max(abs(r - R - 0.045) - 0.028, abs(q.y + 0.34) - 0.165) * 0.9, 2);
  // The buckle.
  vec3 b = q - vec3(0.0, -0.34, 0.54);
  float frame_ = abs(box2(b.xy, vec2(0.185, 0.165))) - 0.045;
  add(s, plate(frame_, b.z + 0.35 * b.x * b.x, 0.055, 0.03) * 0.9, 3);
  add(s, box(b - vec3(0.06, 0.0, 0.03), vec3(0.13, 0.026, 0.03), 0.02), 3);
  // A four-leaf clover is stuck in the band.
  vec3 c = q - vec3(-0.40, 0.02, 0.42);
  c.xz *= rot(0.62);
  c.xy *= rot(0.5);
  vec2 f = fold(c.xy, 4.0);
  float leaves = heart2((f - vec2(0.0, 0.135)) / 0.22) * 0.22;
  add(s, pillow(leaves, c.z, 0.05, 0.07), 4);
  add(s, vine(q, mat3(vec3(-0.40, 0.02, 0.42), vec3(-0.40, -0.14, 0.44), vec3(-0.34, -0.30, 0.44)), vec2(0.022, 0.026)), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.12; return k; }
  if (id == 3) { Stuff k = metal(T2, 0.16); k.shine = T2 * 0.16; return k; }
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.24; return k; }
  if (id == 5) { Stuff k = cloth(T4); k.shine = T4 * 0.12; k.coat = 0.4; return k; }
  Stuff k = plush(T0);
  k.shine = T0 * 0.13;
  k.coat = 0.3;
  return k;
}
