// A goblet of gold with stones; the wine in it swings. Tints: gold, wine, great stones, small stones.
#define LEAN vec3(0.26, 0.26, 0.08)

vec2 swing() { return 0.10 * vec2(sin(uPhase * 2.0 * PI), 0.6 * sin(uPhase * 4.0 * PI)); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz), a = atan(p.x, p.z);
  // The bowl, hollow.
  vec3 c = p - vec3(0.0, 0.42, 0.0);
  float girth = 0.60 + 0.05 * smoothstep(0.1, 0.5, c.y);
  float bowl = max(egg(c - vec3(0.0, 0.10, 0.0), vec3(girth, 0.66, girth)), c.y - 0.40);
  bowl = smax(bowl, -egg(c - vec3(0.0, 0.16, 0.0), vec3(girth - 0.07, 0.60, girth - 0.07)), 0.02);
  add(s, bowl * 0.9, 1);
  add(s, ring((c - vec3(0.0, 0.40, 0.0)).xzy, 0.590, 0.045), 1);
  add(s, ring((c - vec3(0.0, 0.20, 0.0)).xzy, 0.640, 0.030), 1);
  add(s, ring((c - vec3(0.0, -0.16, 0.0)).xzy, 0.595, 0.030), 1);
  // The wine.
  vec2 w = swing();
  add(s, max(egg(c - vec3(0.0, 0.16, 0.0), vec3(girth - 0.06, 0.60, girth - 0.06)), c.y - 0.30 - w.x * c.x - w.y * c.z), 2);
  // Stones round the bowl.
  float k = 2.0 * PI / 8.0, t = floor(a / k + 0.5) * k, u = (floor(a / k) + 0.5) * k;
  vec3 at = vec3(sin(t) * 0.640, 0.02, cos(t) * 0.640);
  add(s, egg(c - at, vec3(0.105, 0.130, 0.105)), 3);
  vec3 o = c - at;
  o.xz *= rot(t);
  add(s, length(vec2(length(o.xy * vec2(1.0, 0.82)) - 0.118, o.z - 0.02)) * 0.9 - 0.028, 1);
  add(s, ball(c - vec3(sin(u) * 0.645, 0.02, cos(u) * 0.645), 0.052), 4);
  // Leaves under it, stem, knop, foot.
  float leaves = egg(c - vec3(0.0, -0.42, 0.0), vec3(0.40, 0.24, 0.40)) + 0.035 * cos(a * 8.0) * smoothstep(-0.62, -0.30, c.y);
  add(s, leaves * 0.8, 1);
  add(s, rod(p - vec3(0.0, -0.44, 0.0), 0.085 + 0.012 * cos(a * 6.0), 0.34), 1);
  add(s, egg(p - vec3(0.0, -0.42, 0.0), vec3(0.21, 0.12, 0.21)) + 0.014 * cos(a * 8.0), 1);
  float k2 = 2.0 * PI / 6.0, t2 = floor(a / k2 + 0.5) * k2;
  add(s, ball(p - vec3(sin(t2) * 0.20, -0.42, cos(t2) * 0.20), 0.052), 4);
  float foot = max(r - 0.50 - 0.03 * cos(a * 8.0), abs(p.y + 0.88) - 0.045) - 0.02;
  foot = smin(foot, max((r - 0.12 - 0.36 * smoothstep(-0.56, -0.86, p.y) * smoothstep(-0.56, -0.86, p.y)) * 0.7, abs(p.y + 0.72) - 0.16), 0.04);
  add(s, foot * 0.85, 1);
  add(s, ring((p - vec3(0.0, -0.80, 0.0)).xzy, 0.44, 0.028), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = gloss(T1);
    k.coat = 1.6;
    k.shine = T1 * (0.10 + 0.16 * smoothstep(0.62, 0.1, length(p.xz)));
    return k;
  }
  if (id == 3) { Stuff k = gem(T2, p, n, v); k.shine += T2 * 0.15; return k; }
  if (id == 4) { Stuff k = gem(T3, p, n, v); k.shine += T3 * 0.20; return k; }
  float a = atan(p.x, p.z);
  Stuff k = gold(0.17);
  k.base = T0 * (0.90 + 0.10 * sin(a * 40.0) * smoothstep(0.02, 0.0, abs(p.y - 0.42) - 0.16));
  return k;
}
