// An old key laid across: trefoil bow with a glowing turquoise, fluted stem, toothed bit.

const int BRASS = 1, GEM = 2;

vec3 turned(vec3 p) {
  p -= vec3(0.10, -0.12, 0.0);
  p.xy *= rot(0.70);
  p.xz *= rot(0.22 + uTurn);
  p.yz *= rot(0.12);
  return p / 1.04;
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = turned(p);
  vec3 m = vec3(abs(q.x), q.yz);
  // Bow: a ring with three lobes, each a small ring, and scrolls.
  vec3 b = q - vec3(0.0, 0.58, 0.0);
  vec3 bm = vec3(abs(b.x), b.yz);
  float d = ring(b, 0.27, 0.062);
  d = smin(d, ring(bm - vec3(0.37, 0.02, 0.0), 0.135, 0.048), 0.03);
  d = smin(d, ring(b - vec3(0.0, 0.385, 0.0), 0.135, 0.048), 0.03);
  d = min(d, ball(bm - vec3(0.535, 0.02, 0.0), 0.06));
  d = min(d, ball(b - vec3(0.0, 0.555, 0.0), 0.06));
  d = min(d, ball(bm - vec3(0.245, 0.255, 0.0), 0.062));
  d = smin(d, vine(bm, mat3(vec3(0.05, -0.33, 0.0), vec3(0.34, -0.34, 0.0), vec3(0.30, -0.14, 0.0)), vec2(0.05, 0.04)), 0.03);
  d = min(d, ring(b - vec3(0.0, 0.0, 0.05), 0.185, 0.03));
  // Stem.
  float stem = rod(q - vec3(0.0, -0.24, 0.0), 0.095, 0.58);
  stem -= 0.010 * cos(atan(q.x, q.z) * 6.0 + q.y * 14.0);
  d = min(d, stem * 0.85);
  for (int i = 0; i < 4; i++) {
    float y = i == 0 ? 0.22 : i == 1 ? 0.10 : i == 2 ? -0.28 : -0.80;
    float r = i == 0 ? 0.155 : 0.13;
    d = smin(d, ring((q - vec3(0.0, y, 0.0)).xzy, r - 0.04, 0.05), 0.02);
  }
  d = smin(d, egg(q - vec3(0.0, -0.84, 0.0), vec3(0.09, 0.09, 0.09)), 0.03);
  add(s, d, BRASS);
  // Bit with wards and a cross cut through it.
  vec2 t = (q.xy - vec2(0.29, -0.54)) / 1.12;
  float bit = box2(t, vec2(0.205, 0.225));
  bit = max(bit, -box2(t - vec2(0.17, 0.0), vec2(0.075, 0.035)));
  bit = max(bit, -box2(t - vec2(0.02, 0.0), vec2(0.035, 0.13)));
  bit = max(bit, -box2(t - vec2(0.17, 0.21), vec2(0.05, 0.05)));
  bit = max(bit, -box2(t - vec2(0.17, -0.21), vec2(0.05, 0.05)));
  bit = max(bit, -box2(t - vec2(0.02, 0.0), vec2(0.085, 0.035)));
  add(s, plate(bit * 1.12, q.z, 0.075, 0.03), BRASS);
  add(s, egg(b - vec3(0.0, 0.0, 0.03), vec3(0.175, 0.175, 0.10)), GEM);
  add(s, egg(bm - vec3(0.37, 0.02, 0.0), vec3(0.09, 0.09, 0.06)), GEM);
  add(s, egg(b - vec3(0.0, 0.385, 0.0), vec3(0.09, 0.09, 0.06)), GEM);
  s.d *= 1.1;
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = turned(p);
  if (id == GEM) {
    vec3 b = q - vec3(0.0, 0.58, 0.0);
    float facet = fract(atan(b.x, b.y) * 8.0 / (2.0 * PI) + floor(length(b.xy) * 16.0) * 0.5);
    Stuff k = stuff(vec3(0.0, 0.30, 0.36), 0.0, 0.06);
    k.shine = vec3(0.02, 0.60, 0.72) * (0.25 + 0.75 * pow(max(dot(n, v), 0.0), 2.0)) * (0.65 + 0.5 * step(0.5, facet));
    k.coat = 1.0;
    return k;
  }
  Stuff k = stuff(mix(vec3(1.0, 0.62, 0.22), vec3(0.50, 0.26, 0.09), smoothstep(0.5, 0.75, fbm(q * 5.0))), 1.0, 0.24);
  k.bump = 0.12;
  k.grain = 12.0;
  return k;
}
