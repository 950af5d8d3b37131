// An ice cream cone with a cherry. Tints: ice, sauce, wafer, cherry.
#define LEAN vec3(0.15, 0.06, 0.10)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float t = clamp((0.02 - p.y) / 0.98, 0.0, 1.0);
  float r = length(p.xz);
  float wafer = max((r - mix(0.46, 0.05, t)) * 0.9, max(p.y - 0.04, -p.y - 0.97));
  float a = atan(p.x, p.z);
  wafer += 0.018 * (smoothstep(0.75, 1.0, sin(a * 8.0 + p.y * 14.0)) + smoothstep(0.75, 1.0, sin(a * 8.0 - p.y * 14.0)));
  add(s, wafer * 0.85 - 0.02, 3);
  float ice = egg(p - vec3(0.0, 0.26, 0.0), vec3(0.56, 0.46, 0.54));
  ice = smin(ice, ring((p - vec3(0.0, 0.06, 0.0)).xzy, 0.46, 0.10 + 0.03 * sin(a * 7.0)), 0.08);
  add(s, ice, 1);
  float sauce = egg(p - vec3(0.0, 0.28, 0.0), vec3(0.59, 0.49, 0.57));
  sauce = smax(sauce, 0.34 + 0.12 * sin(a * 6.0 + 1.0) - p.y, 0.05);
  add(s, sauce, 2);
  add(s, ball(p - vec3(0.0, 0.84, 0.05), 0.15), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) {
    Stuff k = cloth(T2 * (0.85 + 0.25 * fbm(p * 9.0)));
    k.coat = 0.2;
    return k;
  }
  if (id == 2) {
    Stuff k = gloss(T1);
    vec3 g = p * 9.0;
    float spot = smoothstep(0.26, 0.18, cells(g).x);
    k.base = mix(k.base, 0.5 + 0.5 * cos(vec3(0.0, 2.1, 4.2) + 9.0 * hash(floor(g))), spot);
    return k;
  }
  if (id == 4) return gloss(T3);
  Stuff k = cloth(T0);
  k.bump = 0.25;
  k.soft = 1.0;
  k.shine = T0 * 0.12;
  return k;
}
