// A roulette wheel with its ball, seen from above in front. Tints: red, black, green of its pockets, wood, brass, ivory.
#define LEAN vec3(0.12, -0.62, -0.06)

const int RIM = 1, BOWL = 2, FIELD = 3, POCKET = 4, BRASS = 5, CONE = 6, IVORY = 7;
const float POCKETS = 37.0;

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xy), z = p.z;
  vec2 q = vec2(r, z);
  add(s, plate(abs(r - 0.925) - 0.075, z - 0.07, 0.13, 0.05), RIM);
  add(s, plate(r - 0.93, z + 0.14, 0.10, 0.04), RIM);
  add(s, seg(q, vec2(0.86, 0.10), vec2(0.71, -0.02)) - 0.03, BOWL);
  add(s, seg(q, vec2(0.70, -0.02), vec2(0.585, -0.055)) - 0.018, FIELD);
  add(s, seg(q, vec2(0.57, -0.10), vec2(0.46, -0.10)) - 0.02, POCKET);
  add(s, seg(q, vec2(0.44, -0.055), vec2(0.0, 0.05)) - 0.03, CONE);
  // Rings, frets between the pockets, deflectors.
  float metal_ = length(q - vec2(0.715, 0.012)) - 0.014;
  metal_ = min(metal_, length(q - vec2(0.583, -0.04)) - 0.010);
  metal_ = min(metal_, length(q - vec2(0.452, -0.045)) - 0.016);
  metal_ = min(metal_, length(q - vec2(0.865, 0.165)) - 0.016);
  metal_ = min(metal_, length(q - vec2(0.985, 0.16)) - 0.012);
  vec2 g = fold(p.xy * rot(PI / POCKETS), POCKETS);
  metal_ = min(metal_, max(max(abs(g.x) - 0.005, abs(g.y - 0.52) - 0.065), abs(z + 0.075) - 0.035));
  vec2 d = fold(p.xy * rot(0.3), 8.0);
  vec3 e = vec3(d.x, d.y - 0.79, z - 0.075);
  metal_ = min(metal_, (abs(e.x) * 0.8 + abs(e.y) * 0.42 + abs(e.z) * 0.8 - 0.026) * 0.75);
  // The turret with its four arms.
  metal_ = min(metal_, seg(q, vec2(0.0, 0.06), vec2(0.0, 0.40)) - mix(0.075, 0.028, smoothstep(0.06, 0.32, z)));
  metal_ = min(metal_, ball(p - vec3(0.0, 0.0, 0.42), 0.055));
  metal_ = min(metal_, length(q - vec2(0.05, 0.10)) - 0.04);
  vec2 a = fold(p.xy * rot(0.5), 4.0);
  metal_ = min(metal_, stick(vec3(a, z), vec3(0.0, 0.03, 0.24), vec3(0.0, 0.21, 0.24), 0.013));
  metal_ = min(metal_, ball(vec3(a, z) - vec3(0.0, 0.22, 0.24), 0.034));
  add(s, metal_, BRASS);
  add(s, ball(p - vec3(0.30, -0.425, -0.045), 0.036), IVORY);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float r = length(p.xy), a = atan(p.y, p.x);
  if (id == BRASS) { Stuff k = metal(T4, 0.16); k.shine = T4 * 0.05; return k; }
  if (id == IVORY) { Stuff k = gloss(T5); k.shine = T5 * 0.14; return k; }
  if (id == RIM || id == BOWL) {
    float grain = noise(vec3(r * 40.0, a * 2.0, 1.0)) + 0.5 * noise(vec3(r * 110.0, a * 3.0, 2.0));
    Stuff k = gloss(T3 * (0.55 + 0.55 * grain) * (id == BOWL ? 1.25 : 1.0));
    k.shine = T3 * 0.06;
    return k;
  }
  if (id == CONE) {
    float part = mod(floor(a / (2.0 * PI) * 16.0 + 16.0), 2.0);
    Stuff k = cloth(T3 * mix(0.8, 1.5, part));
    k.coat = 0.3;
    vec2 g = fold(p.xy, 8.0);
    k.base = mix(k.base, T4, smoothstep(0.012, 0.004, abs(g.x) - 0.05 * (0.38 - g.y)) * step(0.14, g.y) * step(g.y, 0.38));
    k.shine = T3 * 0.08;
    return k;
  }
  float index = floor(a / (2.0 * PI) * POCKETS + 0.5);
  vec3 c = index == 0.0 ? T2 : mod(index + POCKETS * 2.0, 2.0) < 0.5 ? T1 : T0;
  Stuff k = cloth(c * (id == POCKET ? 0.8 : 1.1));
  k.coat = id == POCKET ? 0.1 : 0.3;
  k.shine = c * 0.20;
  if (id == FIELD) {
    float edge = abs(fract(a / (2.0 * PI) * POCKETS + 0.5) - 0.5);
    k.base = mix(k.base, T4, smoothstep(0.47, 0.49, edge));
  }
  return k;
}
