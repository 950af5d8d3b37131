// A club of cards as a brooch: three cabochons in corded gold, a brilliant between them, a stem of small stones. Tints: cabochons, gold, brilliant, stem.
#define LEAN vec3(0.24, 0.14, 0.0)

vec2 lobe(int i) { return i == 0 ? vec2(0.0, 0.44) : vec2(i == 1 ? -0.45 : 0.45, -0.17); }

float stem(vec2 p) {
  float w = 0.075 + 0.34 * pow(clamp((-0.12 - p.y) / 0.76, 0.0, 1.0), 2.2);
  return max(abs(p.x) - w, max(p.y - 0.10, -p.y - 0.88)) * 0.75;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float back_ = 1e9;
  for (int i = 0; i < 3; i++) {
    vec3 q = p - vec3(lobe(i), 0.0);
    float r = length(q.xy), a = atan(q.y, q.x);
    back_ = min(back_, r - 0.40);
    add(s, length(vec2(r - 0.395, q.z - 0.05)) - 0.052 - 0.014 * sin(a * 26.0 + q.z * 30.0), 2);
    add(s, egg(q - vec3(0.0, 0.0, 0.03), vec3(0.355, 0.355, 0.25)), 1);
  }
  float foot = stem(p.xy);
  back_ = min(back_, foot - 0.05);
  add(s, plate(smin(back_, length(p.xy - vec2(0.0, 0.05)) - 0.26, 0.10) - 0.02, p.z + 0.06, 0.09, 0.04), 2);
  add(s, plate(foot, p.z - 0.06, 0.08, 0.03), 4);
  add(s, plate(abs(foot - 0.02) - 0.022, p.z - 0.08, 0.09, 0.02), 2);
  // The brilliant in its claws.
  vec3 b = p - vec3(0.0, 0.06, 0.20);
  vec2 f = fold(b.xy, 8.0);
  float cut = max(f.y - 0.185, (f.y * 0.72 + b.z - 0.175) * 0.81);
  add(s, max(cut, -b.z - 0.1), 3);
  add(s, ring(b, 0.20, 0.030), 2);
  vec2 c = fold(b.xy, 4.0);
  add(s, ball(vec3(c, b.z) - vec3(0.0, 0.185, 0.06), 0.040), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  vec3 ray = uPhase > 0.0 ? vec3(1.4) * smoothstep(0.22, 0.0, gleam) : vec3(0.0);
  if (id == 2) { Stuff k = metal(T1, 0.17); k.shine = T1 * 0.11 + ray * 0.35; return k; }
  if (id == 3) { Stuff k = gem(T2, p, n, v); k.shine += T2 * 0.25 + ray * 0.6; return k; }
  if (id == 4) {
    vec2 q = p.xy * 12.0, cell = floor(q), f = fract(q) - 0.5;
    float own = hash(vec3(cell, 5.0)), flash = pow(0.5 + 0.5 * sin(2.0 * PI * (uPhase + own)), 10.0);
    float stone_ = smoothstep(0.48, 0.38, length(f));
    Stuff k = gloss(mix(T1 * 0.4, T3 * (0.4 + 0.5 * own), stone_));
    k.shine = stone_ * (T3 * (0.12 + 0.35 * own * own) + vec3(0.8) * flash * smoothstep(0.3, 0.0, length(f)));
    k.coat = 1.5;
    return k;
  }
  Stuff k = gloss(T0);
  float star_ = 0.0;
  for (int i = 0; i < 3; i++) {
    vec2 q = p.xy - lobe(i) - vec2(-0.07, 0.08);
    star_ = max(star_, exp(-dot(q, q) * 26.0));
  }
  k.shine = T0 * 0.22 + T3 * 0.10 * star_ + ray * 0.25;
  k.coat = 2.0;
  return k;
}
