// A great river spreads among papyrus at sunrise: feluccas, a temple on its island, lotus, herons. Sky and water are of the dawn's
// colours, so that what is green stands off them.

const vec2 SUN = vec2(-0.42, 0.26);

// A stalk with a tuft of rays; foot to head, bending.
void papyrus(inout vec4 k, vec2 u, vec2 foot, float tall, float bend, float seed, float fog, vec3 haze) {
  float t = (u.y - foot.y) / tall;
  vec2 head = foot + vec2(bend, tall);
  if (t > -0.05 && t < 1.0) {
    float x = foot.x + bend * t * t, wd = tall * mix(0.014, 0.008, t);
    lay(k, mix(mix(hex(0x0c4a2a), hex(0x7ac84a), clamp(0.5 - (u.x - x) / wd * 0.5, 0.0, 1.0)), haze, fog), fill(abs(u.x - x) - wd));
  }
  vec2 p = (u - head) / (tall * 0.30);
  float r = length(p), a = atan(p.x, p.y);
  if (r < 1.1) {
    float rays = abs(fract(a * 9.0 + seed) - 0.5), droop = smoothstep(2.5, 1.4, abs(a) + r * 0.5);
    float len = 0.82 + 0.22 * h2(vec2(floor(a * 9.0 + seed), seed));
    float d = max((0.30 - rays * 0.9 + r * 0.12) * -1.0 + 0.10, r - len);
    lay(k, mix(mix(hex(0x1a6a34), hex(0xd8f07a), r * 0.9 + 0.15 * h2(vec2(floor(a * 9.0 + seed), 2.0))), haze, fog), smoothstep(0.05, -0.05, d) * droop);
  }
}

void felucca(inout vec4 k, vec2 u, vec2 at, float s, vec3 sail, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.3 || p.y < -0.4 || p.y > 1.9) return;
  float hull = max(max(p.y - 0.10 - 0.16 * p.x * p.x, -p.y - 0.12 + 0.10 * p.x * p.x), abs(p.x) - 0.86);
  lay(k, mix(mix(hex(0x3a1c0e), hex(0xc07a3a), smoothstep(-0.12, 0.14, p.y)), haze, fog), fill(hull * s));
  lay(k, mix(hex(0x4a2812), haze, fog), fill((seg(p, vec2(-0.1, 0.0), vec2(-0.02, 1.0)) - 0.022) * s));
  lay(k, mix(hex(0x4a2812), haze, fog), fill((seg(p, vec2(-0.62, 0.30), vec2(0.42, 1.78)) - 0.020) * s));
  float belly = 0.10 * sin(clamp((p.y - 0.25) / 1.4, 0.0, 1.0) * PI);
  float cloth = tri2(p - vec2(belly, 0.0), vec2(-0.58, 0.32), vec2(0.40, 1.74), vec2(0.72, 0.26));
  vec3 c = mix(sail * 0.62, sail, clamp(0.7 - p.x * 0.5 + 0.15 * sin(p.x * 14.0 - p.y * 4.0), 0.0, 1.0));
  lay(k, mix(c, haze, fog), fill(cloth * s));
}

void lotus(inout vec4 k, vec2 u, vec2 at, float s, vec3 tint) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.2 || p.y < -0.5 || p.y > 1.2) return;
  for (int ring_ = 0; ring_ < 2; ring_++) for (int i = 0; i < 7; i++) {
    // From the outside in, left and right by turns, so that the middle petal lies on top.
    int j = i / 2;
    float f = i == 6 ? 0.0 : (i % 2 == 0 ? -1.0 : 1.0) * float(3 - j);
    float a = f * (ring_ == 0 ? 0.44 : 0.30), len = (ring_ == 0 ? 1.0 : 0.80) * (1.0 - 0.05 * abs(f)), t;
    vec2 q = p * rot(-a);
    t = clamp(q.y / len, 0.0, 1.0);
    float d = max(abs(q.x) - 0.25 * sin(PI * pow(t, 0.75)), max(-q.y, q.y - len));
    vec3 c = mix(vec3(1.0, 0.95, 0.97), tint, smoothstep(0.05, 0.95, t)) * (0.80 + 0.24 * smoothstep(-0.2, 0.2, q.x) * 0.8 + 0.10 * float(ring_));
    lay(k, tint * 0.55, fill((d - 0.022) * s));
    lay(k, c, fill((d + 0.012) * s));
  }
  lay(k, hex(0xffd84a), fill((length(p - vec2(0.0, 0.12)) - 0.14) * s));
}

void pad(inout vec4 k, vec2 u, vec2 at, float s, float turn) {
  vec2 p = (u - at) / s * vec2(1.0, 2.7);
  float r = length(p), a = atan(p.y, p.x) - turn;
  a = mod(a + PI, 2.0 * PI) - PI;
  float d = max(r - 1.0, 0.16 - abs(a) * r);
  vec3 c = mix(hex(0x0f5a34), hex(0x8ae06a), clamp(0.45 + 0.5 * p.y + 0.2 * sin(a * 12.0), 0.0, 1.0));
  lay(k, mix(c, hex(0xc8f09a), smoothstep(0.10, 0.0, abs(r - 0.95))), fill(d * s * 0.5));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), h = -0.14;
  vec2 sun = vec2(SUN.x * n, SUN.y);
  vec3 haze = hex(0xfbdc9c);
  sky(k, u, h, hex(0x24508a), hex(0xf0a884), hex(0xffe9a0));
  halo(k, u, sun, 1.0, hex(0xfff4b8), 0.75);
  disc(k, u, sun, 0.10, hex(0xfff2a8));
  clouds(k, u, vec2(0.28, 0.9), 0.8, 17.0, hex(0xb0788a), hex(0xfff0d0), 0.46, sun);
  clouds(k, u, vec2(0.06, 0.3), 0.5, 29.0, hex(0xe0946a), hex(0xffedb8), 0.36, sun);
  hills(k, u, vec4(-0.02, 0.10, 1.1, 0.45), 9.0, hex(0x9a7a8a), hex(0xd0a894), haze, 0.55);
  hills(k, u, vec4(-0.10, 0.06, 2.2, 0.1), 4.0, hex(0x2a8a5a), hex(0x6ab86a), haze, 0.42);
  // Palms along the far bank.
  for (int i = 0; i < 12; i++) {
    float f = float(i), x = (f - 5.5) * 0.30 + 0.08 * sin(f * 5.0), s = 0.085 + 0.03 * h2(vec2(f, 2.0)), y = 0.02 + 0.09 * h2(vec2(f, 4.0));
    palm(k, u, vec2(x, h - 0.02), vec2(x + 0.02 * sin(f), y), s, f, mix(hex(0x3a4a2a), haze, 0.42), mix(hex(0x0f6a42), haze, 0.40), mix(hex(0x5ab85a), haze, 0.40));
  }
  // The temple on its island.
  vec2 at = vec2(w > 1.0 ? 1.16 : 0.16, h - 0.02);
  float s = w > 1.0 ? 0.46 : 0.30;
  vec2 t = (u - at) / s;
  vec3 shade_ = mix(hex(0x6a7a4a), haze, 0.22), lit_ = mix(hex(0xf8e8a8), haze, 0.12);
  lay(k, mix(shade_, lit_, 0.3), fill(box2(t - vec2(0.0, 0.30), vec2(0.62, 0.36)) * s));
  for (int i = 0; i < 2; i++) {
    float sd = i == 0 ? -1.0 : 1.0, x = (t.x - sd * 0.48), slope = 0.30 - 0.07 * t.y;
    float tower = max(abs(x) - slope, max(t.y - 0.98, -t.y));
    vec3 c = mix(shade_, lit_, clamp(0.62 - x * 1.6, 0.0, 1.0)) * (0.9 + 0.16 * f2(t * 14.0));
    vec2 g = vec2(x * 9.0, t.y * 7.0), gi = floor(g), gf = fract(g) - 0.5;
    float mark = min(box2(gf, vec2(0.10, 0.28)), length(gf - vec2(0.0, 0.2 * sin(gi.x + gi.y * 3.0))) - 0.13);
    c = mix(c, hex(0x1a8a6a), step(h2(gi + sd), 0.62) * smoothstep(0.04, 0.0, mark) * step(abs(x), slope - 0.07) * step(0.12, t.y) * step(t.y, 0.86) * 0.65);
    lay(k, c, fill(tower * s));
    lay(k, mix(hex(0x12a070), haze, 0.1), fill(box2(t - vec2(sd * 0.48, 1.01), vec2(0.27, 0.035)) * s));
    lay(k, mix(lit_, hex(0xffd060), 0.5), fill(box2(t - vec2(sd * 0.48, 1.06), vec2(0.29, 0.02)) * s));
    vec2 fl = t - vec2(sd * 0.82, 0.0);
    lay(k, mix(hex(0xb08a4a), haze, 0.2), fill((max(abs(fl.x) - 0.012, max(fl.y - 1.36, -fl.y))) * s));
    lay(k, mix(sd < 0.0 ? hex(0xe8643a) : hex(0x1ab88a), haze, 0.1), fill(max(abs(fl.y - 1.28 + 0.03 * sin(fl.x * 20.0)) - 0.05, max(-fl.x, fl.x - 0.26)) * s));
  }
  lay(k, hex(0x1c3a2a), fill(box2(t - vec2(0.0, 0.25), vec2(0.13, 0.25)) * s));
  lay(k, hex(0xffe08a), smoothstep(0.22, 0.0, length((t - vec2(0.0, 0.12)) * vec2(1.6, 1.0))) * step(abs(t.x), 0.13) * step(0.0, t.y));
  lay(k, mix(lit_, hex(0x12a070), 0.35), fill(box2(t - vec2(0.0, 0.56), vec2(0.24, 0.05)) * s));
  mist(k, u, h + 0.02, 0.08, hex(0xfff8c8), 0.75);
  water(k, u, h, hex(0xf4b488), hex(0x12405a), hex(0xfff0b0), sun.x, 0.30);
  // Islands of green between the arms of the river.
  for (int i = 0; i < 6; i++) {
    float f = float(i), y = h - 0.06 - 0.085 * f, x = sin(f * 2.7 + 0.6) * (0.9 + 0.5 * w), r = 0.24 + 0.11 * f;
    vec2 p = (u - vec2(x, y)) / vec2(r, 0.030 + 0.010 * f);
    float d = length(p) - 1.0 - 0.35 * (f2(vec2(u.x * 12.0, f)) - 0.5);
    lay(k, mix(mix(hex(0x0f5a38), hex(0xa8d85a), clamp(0.4 + 0.5 * p.y + 0.5 * (f2(u * 30.0) - 0.5), 0.0, 1.0)), haze, 0.40 - 0.06 * f), fill(d * 0.03));
    grass(k, u - vec2(0.0, 0.0), y + 0.012, (0.030 + 0.012 * f) * smoothstep(1.0, 0.7, abs(u.x - x) / r) + 0.0001, 46.0 - 4.0 * f, f * 3.0, mix(hex(0x146a40), haze, 0.3), mix(hex(0xb8e86a), haze, 0.2));
  }
  felucca(k, u, vec2(-0.20 * n, h - 0.015), 0.10, hex(0xfff4d0), 0.42, haze);
  felucca(k, u, vec2(w > 1.0 ? -0.78 : 0.30, h - 0.07), w > 1.0 ? 0.20 : 0.14, hex(0xfff8e0), 0.22, haze);
  felucca(k, u, vec2(w > 1.0 ? -1.34 : -0.32, h - 0.20), w > 1.0 ? 0.42 : 0.27, hex(0xffe8b0), 0.04, haze);
  for (int i = 0; i < 7; i++) {
    // Herons on the wing.
    float f = float(i);
    vec2 p = (u - vec2(0.30 * n + 0.11 * f * n, 0.56 + 0.05 * sin(f * 1.9) + 0.02 * f)) / 0.032;
    float wing = abs(p.y - 0.55 * abs(p.x) + 0.35 * p.x * p.x + 0.1 * sin(f)) - 0.09 * (1.2 - abs(p.x));
    lay(k, hex(0xfdfdf0), fill(max(wing, abs(p.x) - 1.15) * 0.03));
  }
  beams(k, u, sun + vec2(0.0, 0.05), vec2(0.35, -0.6), 1.0, hex(0xfff4b0), 0.20, 7.0);
  for (int i = 0; i < 12; i++) {
    float f = float(i);
    vec2 at2 = vec2((h2(vec2(f, 1.0)) - 0.5) * 2.1 * w, -0.48 - 0.42 * h2(vec2(f, 7.0)));
    float z = 0.045 + 0.075 * (-at2.y - 0.45);
    pad(k, u, at2, z, f * 2.1);
    if (mod(f, 2.0) < 0.5) lotus(k, u, at2 + vec2(0.0, 0.004), z * 0.75, mod(f, 4.0) < 0.5 ? hex(0xff8ab8) : hex(0x9ab8ff));
  }
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    for (int i = 0; i < 8; i++) {
      float f = float(i), x = w + 0.04 - 0.065 * f, tall = 1.02 - 0.105 * f + 0.16 * h2(vec2(f, side));
      papyrus(k, vec2(u.x * side, u.y), vec2(x, -1.06), tall, -0.05 - 0.10 * h2(vec2(f, 3.0)) + 0.08 * sin(f * 2.0), f * 1.7 + side, 0.0, vec3(1.0));
    }
    grass(k, u * vec2(side, 1.0), -1.02 + 0.10 * smoothstep(w - 0.6, w, u.x * side), 0.24, 30.0, 8.0 + side, hex(0x0a3a24), hex(0x8ad05a));
    pad(k, u, vec2(side * (w - 0.40), -0.93), 0.17, 1.2 * side);
    pad(k, u, vec2(side * (w - 0.64), -0.98), 0.12, 2.6);
    lotus(k, u, vec2(side * (w - 0.42), -0.93), 0.155, s == 0 ? hex(0xff8ab8) : hex(0xff9a5a));
  }
}
