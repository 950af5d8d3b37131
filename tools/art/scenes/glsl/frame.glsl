// A frame round a window of COLS by ROWS cells, one unit each. It stands out by SIDE.x at the sides and SIDE.y above and below.
// BODY_KIND: 0 wood, 1 stone, 2 metal, 3 enamel, 4 striped sugar, 5 marble, 6 snow, 7 bamboo,
// 8 twisted rope, 9 painted plates with a warning stripe, 10 stitched felt, 11 carved knots. BEAD_KIND: 0 none, 1 gem, 2 bulb, 3 rivet.
// CORNER: 0 ring and gem, 1 block, 2 ball, 3 leaves, 4 fan, 5 bolts, 6 gear, 7 button. CREST 1: an ornament over the middle.
#define STEPS 90

const int BODY = 1, RAIL = 2, BEAD = 3, GEM = 4, BOSS = 5, BAR = 6, LEAF = 7;

vec2 window_() { return vec2(COLS, ROWS) * 0.5; }

// Across the frame from its window (0) to its outside (1), and how wide it is there.
vec2 across(vec2 p) {
  vec2 t = (abs(p) - window_()) / SIDE;
  return t.x > t.y ? vec2(t.x, SIDE.x) : vec2(t.y, SIDE.y);
}
// The way along the frame's side, in units of its height.
float along(vec2 p) {
  vec2 t = (abs(p) - window_()) / SIDE;
  return t.x > t.y ? p.y : p.x;
}
float S() { return SIDE.y; }

// Two strands that wind about each other: how near the upper one is (0 to 1).
float knots(vec2 p) {
  float x = across(p).x - 0.5, w = along(p) / S() * 2.2;
  float over_ = step(0.0, sin(w * 0.5));
  float one = abs(x - 0.21 * sin(w)), two = abs(x + 0.21 * sin(w));
  float front_ = mix(two, one, over_), behind = mix(one, two, over_);
  float cut = smoothstep(0.10, 0.13, front_);
  return max(smoothstep(0.105, 0.05, front_), smoothstep(0.105, 0.05, behind) * cut);
}

float reliefOf(vec2 p) {
  float s = S(), a = along(p);
#if BODY_KIND == 1
  float joint = smoothstep(0.05, 0.0, abs(fract(a / (s * 2.1)) - 0.5)) * 0.10;
  return s * (0.06 * (fbm(vec3(p * 5.0 / s * 0.3, 3.0)) - 0.5) - joint);
#elif BODY_KIND == 7
  float node = abs(fract(a / (s * 2.6)) - 0.5) * 2.6;
  return s * (0.05 * smoothstep(0.16, 0.04, abs(node)) + 0.02);
#elif BODY_KIND == 6
  return s * 0.16 * (fbm(vec3(p * 1.6 / s * 0.4, 1.0)) - 0.35);
#elif BODY_KIND == 8
  return s * 0.10 * abs(sin(PI * (a / (s * 0.40) + across(p).x * 1.5)));
#elif BODY_KIND == 9
  return -s * 0.07 * smoothstep(0.035, 0.015, abs(fract(a / (s * 2.9)) - 0.5));
#elif BODY_KIND == 11
  return s * 0.11 * knots(p);
#else
  return 0.0;
#endif
}

float bodyOf(vec3 p) {
  vec2 t = across(p.xy);
  float s = S(), r = reliefOf(p.xy);
#if BODY_KIND == 7
  float d = 1e9;
  for (int i = 0; i < 2; i++) {
    float c = 0.28 + 0.44 * float(i);
    d = min(d, length(vec2((t.x - c) * t.y, p.z - 0.10 * s)) - 0.21 * t.y - r * 0.6);
  }
  return d;
#elif BODY_KIND == 4
  return length(vec2((t.x - 0.5) * t.y, (p.z - 0.02 * s) * 1.2)) - 0.42 * t.y;
#elif BODY_KIND == 8
  return length(vec2((t.x - 0.5) * t.y, (p.z - 0.04 * s) * 1.15)) - 0.33 * t.y - r;
#elif BODY_KIND == 10
  return plate((abs(t.x - 0.5) - 0.45) * t.y, p.z, 0.19 * s, 0.15 * s);
#else
  float band = (abs(t.x - 0.5) - 0.45) * t.y;
  float d = plate(band, p.z, 0.16 * s + r, 0.07 * s);
#if BODY_KIND == 0 || BODY_KIND == 3 || BODY_KIND == 5
  float dent = (abs(t.x - 0.5) - 0.22) * t.y;
  d = smax(d, -plate(dent, p.z - 0.20 * s, 0.07 * s, 0.03 * s), 0.03 * s);
#endif
  return d;
#endif
}

float railsOf(vec3 p) {
  vec2 t = across(p.xy);
  float s = S();
  float d = length(vec2((t.x - 0.09) * t.y, p.z - 0.17 * s)) - min(0.085 * t.y, 0.05) - 0.012;
  return min(d, length(vec2((t.x - 0.93) * t.y, p.z - 0.15 * s)) - 0.075 * t.y);
}

float beadsOf(vec3 p) {
#if BEAD_KIND == 0
  return 1e9;
#else
  vec2 h = window_() + SIDE * 0.5;
  float s = S(), gap = s * BEAD_GAP, r = s * BEAD_SIZE;
  vec3 q = vec3(p.xy, p.z - 0.17 * s);
  vec2 n = floor(window_() * 2.0 / gap * 0.5 - 0.2);
  vec2 c = clamp(floor(q.xy / gap + 0.5), -n, n) * gap;
  float d = egg(vec3(q.x - c.x, abs(q.y) - h.y, q.z), vec3(r, r, r * 0.8));
  if (SIDE.x > 0.6 * SIDE.y) d = min(d, egg(vec3(abs(q.x) - h.x, q.y - c.y, q.z), vec3(r, r, r * 0.8)));
#if CREST == 1
  if (p.y > 0.0 && abs(p.x) < s * 1.5) d = max(d, s * 1.5 - abs(p.x));
#endif
  return d;
#endif
}

void cornersOf(inout Part w, vec3 p) {
  vec2 h = window_() + SIDE * 0.5;
  float s = S();
  vec3 q = vec3(abs(p.xy) - h, p.z - 0.16 * s);
  float k = SIDE.x < 0.6 * SIDE.y ? 0.62 : 1.0;
  if (length(q.xy) > s * 2.0) { add(w, (length(q.xy) - s * 1.2) * 0.9, BODY); return; }
#if CORNER == 0
  add(w, plate(length(q.xy) - 0.66 * s * k, q.z, 0.12 * s, 0.05 * s), BODY);
  add(w, ring(q - vec3(0.0, 0.0, 0.12 * s), 0.62 * s * k, 0.09 * s * k), RAIL);
  add(w, ring(q - vec3(0.0, 0.0, 0.14 * s), 0.42 * s * k, 0.06 * s * k), RAIL);
  add(w, egg(q - vec3(0.0, 0.0, 0.12 * s), vec3(0.38, 0.38, 0.30) * s * k), GEM);
#elif CORNER == 1
  add(w, box(q, vec3(0.58 * k, 0.58, 0.24) * s, 0.06 * s), BODY);
  vec2 e = abs(q.xy) / vec2(k, 1.0);
  add(w, box(q - vec3(0.0, 0.0, 0.20 * s), vec3(0.46 * k, 0.46, 0.06) * s, 0.03 * s), RAIL);
  float pyramid = (q.z - 0.42 * s + max(e.x, e.y) * 0.7) * 0.72;
  add(w, max(pyramid, max(e.x, e.y) - 0.36 * s), GEM);
#elif CORNER == 2
  add(w, egg(q - vec3(0.0, 0.0, 0.10 * s), vec3(0.70, 0.70, 0.56) * s * k), BOSS);
#elif CORNER == 3
  add(w, egg(q - vec3(0.0, 0.0, 0.20 * s), vec3(0.26) * s * k), GEM);
  for (int i = 0; i < 7; i++) {
    vec3 o = q;
    o.xy *= rot(float(i) * 2.0 * PI / 7.0 + 0.3);
    o.x -= 0.40 * s * k;
    o.z -= 0.10 * s - 0.25 * o.x * o.x / s;
    add(w, egg(o, vec3(0.42, 0.19, 0.07) * s * k) * 0.8, LEAF);
  }
#elif CORNER == 4
  float a = atan(q.y, q.x), r = length(q.xy);
  float rays = abs(fract(a / PI * 8.0) - 0.5);
  add(w, plate(r - (0.62 + 0.07 * smoothstep(0.2, 0.4, rays)) * s * k, q.z, (0.10 + 0.10 * smoothstep(0.12, 0.3, rays)) * s, 0.03 * s) * 0.8, RAIL);
  add(w, egg(q - vec3(0.0, 0.0, 0.14 * s), vec3(0.28, 0.28, 0.24) * s * k), GEM);
#elif CORNER == 6
  float teeth = smoothstep(-0.35, 0.35, sin(atan(q.y, q.x) * 12.0));
  add(w, plate(length(q.xy) - (0.60 + 0.13 * teeth) * s * k, q.z, 0.14 * s, 0.04 * s) * 0.8, RAIL);
  add(w, ring(q - vec3(0.0, 0.0, 0.15 * s), 0.44 * s * k, 0.08 * s * k), BOSS);
  add(w, egg(q - vec3(0.0, 0.0, 0.14 * s), vec3(0.27, 0.27, 0.22) * s * k), GEM);
#elif CORNER == 7
  float hole = length(abs(q.xy) - 0.17 * s * k) - 0.085 * s * k;
  float disc_ = plate(length(q.xy) - 0.70 * s * k, q.z, 0.13 * s, 0.06 * s);
  add(w, smax(disc_, -hole, 0.03 * s), GEM);
  add(w, ring(q - vec3(0.0, 0.0, 0.12 * s), 0.58 * s * k, 0.10 * s * k), GEM);
  vec3 c = q - vec3(0.0, 0.0, 0.14 * s);
  add(w, stick(vec3(abs(c.xy), c.z), vec3(0.17, 0.17, 0.0) * s * k, vec3(0.0), 0.045 * s * k), BEAD);
#else
  add(w, box(q, vec3(0.60 * k, 0.60, 0.20) * s, 0.08 * s), BOSS);
  vec3 b = vec3(abs(q.xy) - vec2(0.36 * k, 0.36) * s, q.z - 0.20 * s);
  add(w, egg(b, vec3(0.13, 0.13, 0.10) * s * k), RAIL);
  add(w, egg(q - vec3(0.0, 0.0, 0.20 * s), vec3(0.20, 0.20, 0.14) * s * k), GEM);
#endif
}

void crestOf(inout Part w, vec3 p) {
#if CREST == 1
  float s = S();
  vec3 q = p - vec3(0.0, window_().y + SIDE.y * 0.72, 0.20 * s);
  float bound = length(q.xy * vec2(0.5, 1.0));
  if (bound > s * 2.0) { add(w, (bound - s * 1.1) * 0.8, BODY); return; }
  vec3 m = vec3(abs(q.x), q.yz);
  add(w, plate(length(q.xy) - 0.62 * s, q.z, 0.10 * s, 0.04 * s), BODY);
  add(w, ring(q - vec3(0.0, 0.0, 0.10 * s), 0.58 * s, 0.10 * s), RAIL);
  add(w, egg(q - vec3(0.0, 0.0, 0.10 * s), vec3(0.44, 0.44, 0.36) * s), GEM);
  add(w, ring(m - vec3(0.96, -0.10, 0.02) * s, 0.24 * s, 0.085 * s), RAIL);
  add(w, vine(m, mat3(vec3(0.6, 0.34, 0.0) * s, vec3(1.1, 0.44, 0.0) * s, vec3(1.75, -0.20, -0.02) * s), vec2(0.11, 0.03) * s), RAIL);
  add(w, egg(m - vec3(0.96, -0.10, 0.02) * s, vec3(0.13) * s), GEM);
#endif
}

void barsOf(inout Part w, vec3 p) {
  vec2 h = window_();
  float r = 0.018 + 0.006 * float(BARS);
#if BARS > 0
  float n = clamp(floor(p.x + h.x + 0.5), 1.0, COLS - 1.0);
  vec3 q = vec3(p.x + h.x - n, p.y, p.z - 0.01);
  add(w, max(length(q.xz) - r, abs(p.y) - h.y), BAR);
#endif
#if BARS > 1
  float m = clamp(floor(p.y + h.y + 0.5), 1.0, ROWS - 1.0);
  add(w, max(length(vec2(p.y + h.y - m, p.z - 0.01)) - r * 0.8, abs(p.x) - h.x), BAR);
#endif
}

Part map(vec3 p) {
  Part w = Part(1e9, 0);
  add(w, bodyOf(p) * 0.75, BODY);
  add(w, railsOf(p) * 0.8, RAIL);
  add(w, beadsOf(p), BEAD);
  barsOf(w, p);
  cornersOf(w, p);
  crestOf(w, p);
  return w;
}

Stuff trim() {
  Stuff k = stuff(TRIM, TRIM_METAL, 0.24);
  k.shine = TRIM_SHINE;
  return k;
}

Stuff bodyStuff(vec3 p) {
  float s = S(), a = along(p.xy);
  vec2 t = across(p.xy);
#if BODY_KIND == 0
  vec2 g = vec2(a * 1.1, t.x * t.y * 16.0);
  float n = f2(g * vec2(1.0, 0.9) + 7.0), line_ = f2(vec2(a * 3.0, t.x * t.y * 90.0 + n * 3.0));
  Stuff k = stuff(mix(BODY_A, BODY_B, smoothstep(0.3, 0.75, n * 0.6 + line_ * 0.4)), 0.0, 0.42);
  k.coat = 0.35;
  k.base *= 0.7 + 0.5 * line_;
  return k;
#elif BODY_KIND == 1
  float n = fbm(p * 4.0 / s * 0.5);
  Stuff k = stuff(mix(BODY_A, BODY_B, n) * (0.7 + 0.5 * fbm(p * 16.0)), 0.0, 0.75);
  k.bump = 0.5;
  k.grain = 14.0;
  return k;
#elif BODY_KIND == 2
  Stuff k = stuff(mix(BODY_A, BODY_B, fbm(p * 3.0)), 1.0, 0.38);
  k.bump = 0.14;
  k.grain = 10.0;
  return k;
#elif BODY_KIND == 3
  Stuff k = stuff(mix(BODY_A, BODY_B, smoothstep(0.1, 0.9, t.x)), 0.0, 0.2);
  k.coat = 1.0;
  return k;
#elif BODY_KIND == 4
  float q = fract((a + t.x * t.y * 0.9) / (s * 1.25));
  float stripe = smoothstep(0.46, 0.50, q) * smoothstep(1.0, 0.96, q);
  Stuff k = stuff(mix(BODY_A, BODY_B, stripe), 0.0, 0.25);
  k.coat = 1.0;
  k.soft = 0.5;
  return k;
#elif BODY_KIND == 5
  float n = fbm(p * 1.6 + 3.0);
  float vein = smoothstep(0.022, 0.0, abs(fbm(p * 3.2 + n * 1.6) - 0.5));
  Stuff k = stuff(mix(BODY_A * (0.75 + 0.5 * n), BODY_B, vein), 0.0, 0.16);
  k.coat = 0.8;
  return k;
#elif BODY_KIND == 6
  Stuff k = stuff(mix(BODY_A, BODY_B, fbm(p * 5.0)), 0.0, 0.6);
  k.soft = 0.6;
  k.bump = 0.35;
  k.grain = 16.0;
  return k;
#elif BODY_KIND == 8
  float turn = a / (s * 0.40) + t.x * 1.5;
  float yarn = 0.62 + 0.38 * abs(sin(PI * 5.0 * (turn - 0.35 * sin(turn * 2.0 * PI)))), fibre = 0.85 + 0.3 * f2(vec2(turn * 30.0, a * 9.0 / s));
  Stuff k = stuff(mix(BODY_A, BODY_B, step(3.0, mod(turn, 4.0))) * yarn * fibre, 0.0, 0.7);
  k.soft = 0.2;
  k.bump = 0.3;
  k.grain = 40.0;
  return k;
#elif BODY_KIND == 9
  float bay = abs(mod(floor(a / (s * 2.9) + 0.5), 2.0) - 1.0);
  float stripe = smoothstep(0.46, 0.50, fract(a / (s * 0.72) + t.x * 0.9)) * step(0.30, t.x) * step(t.x, 0.72);
  Stuff k = stuff(mix(BODY_A, BODY_B, stripe * bay) * (0.82 + 0.3 * fbm(p * 7.0)), 0.15, 0.34);
  k.coat = 0.6;
  k.bump = 0.06;
  return k;
#elif BODY_KIND == 10
  float dash = smoothstep(0.30, 0.26, abs(fract(a / (s * 0.42)) - 0.5)) * smoothstep(0.055, 0.035, abs(abs(t.x - 0.5) - 0.20));
  Stuff k = stuff(mix(mix(BODY_A, BODY_B, fbm(p * 14.0)), BEAD_A, dash), 0.0, 0.85);
  k.soft = 0.5;
  k.bump = 0.5 * (1.0 - dash);
  k.grain = 26.0;
  return k;
#elif BODY_KIND == 11
  float line_ = f2(vec2(a * 3.0, t.x * t.y * 80.0));
  Stuff k = stuff(mix(BODY_A, BODY_B, knots(p.xy)) * (0.65 + 0.6 * line_), 0.0, 0.5);
  k.coat = 0.25;
  return k;
#else
  float node = abs(fract(a / (s * 2.6)) - 0.5) * 2.6;
  Stuff k = stuff(mix(BODY_A, BODY_B, f2(vec2(a * 2.0, t.x * t.y * 40.0))), 0.0, 0.35);
  k.base *= 1.0 - 0.5 * smoothstep(0.10, 0.02, abs(node - 0.10));
  k.coat = 0.5;
  return k;
#endif
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  if (id == BODY) return bodyStuff(p);
  if (id == RAIL) return trim();
  if (id == BAR) {
    Stuff k = trim();
    k.base *= 0.55;
    k.shine *= 0.35;
    return k;
  }
  if (id == LEAF) {
    Stuff k = stuff(BEAD_B, 0.0, 0.4);
    k.coat = 0.5;
    k.soft = 0.5;
    return k;
  }
  if (id == BOSS) {
#if CORNER == 2
    vec2 h = window_() + SIDE * 0.5, q = abs(p.xy) - h;
    float swirl = step(0.5, fract(atan(q.y, q.x) / PI * 2.5 + length(q) * 1.1 / S()));
    Stuff k = stuff(mix(GEM_A, BODY_A, swirl), 0.0, 0.2);
    k.coat = 1.0;
    k.soft = 0.4;
    return k;
#else
    return stuff(BODY_B * 1.2, BODY_KIND == 2 ? 1.0 : 0.0, 0.34);
#endif
  }
  if (id == BEAD) {
    float odd = mod(floor((p.x + p.y) / (S() * BEAD_GAP) + 0.5), 2.0);
    vec3 tint = mix(BEAD_A, BEAD_B, odd);
#if BEAD_KIND == 3
    return trim();
#elif BEAD_KIND == 2
    Stuff k = stuff(tint, 0.0, 0.2);
    k.shine = tint * 1.5 + 0.12;
    return k;
#else
    Stuff k = stuff(tint, 0.0, 0.10);
    k.shine = tint * 0.30;
    k.coat = 1.0;
    return k;
#endif
  }
  Stuff k = stuff(GEM_A, 0.0, 0.08);
  k.shine = GEM_A * GEM_GLOW;
  k.coat = 1.0;
  return k;
}
