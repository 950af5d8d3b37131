// The drowned city: a domed temple in blue-green distance, colonnades at the sides, shafts of light, coral gardens, shoals.

// A fluted column; broken ones end ragged, whole ones carry a scrolled capital.
void column(inout vec4 k, vec2 u, vec2 foot, float w, float h, float broken, float fog, vec3 haze) {
  vec2 p = vec2((u.x - foot.x) / w, u.y - foot.y);
  if (abs(p.x) > 2.2 || p.y < -0.12 || p.y > h + 0.16) return;
  float top = h - broken * (0.06 + 0.14 * f2(vec2(p.x * 1.6, foot.x * 9.0)));
  float half_ = 1.0 - 0.16 * p.y / h, x = clamp(p.x / half_, -1.0, 1.0);
  float shaft = max((abs(p.x) - half_) * w, max(p.y - top, -p.y));
  float flute = sin(asin(x) * 12.0), l = clamp(0.60 - 0.50 * x + 0.16 * flute, 0.0, 1.0);
  vec3 dark = moody(0x0a3c4c, 0x10144a), light = moody(0xe4f6d8, 0xa8b4ff);
  vec3 stone = mix(dark, light, l) * (0.84 + 0.24 * f2(u * vec2(26.0, 18.0)));
  stone *= 1.0 - 0.30 * smoothstep(0.012, 0.004, abs(mod(p.y + 0.03, 0.30) - 0.15)) * step(0.06, w);
  stone = mix(stone, moody(0x3aa86a, 0x3a8ab8) * (0.4 + 0.7 * l), smoothstep(0.54, 0.66, f2(u * 7.0 + foot.x)) * 0.65);
  lay(k, mix(stone, haze, fog), fill(shaft));
  vec3 cut = mix(dark, light, clamp(0.62 - 0.34 * p.x, 0.0, 1.0));
  for (int i = 0; i < 2; i++) {
    float f = float(i);
    lay(k, mix(cut * (0.9 + 0.15 * f), haze, fog), fill(box2(u - foot - vec2(0.0, -w * 0.22 + w * 0.42 * f), vec2(w * (1.42 - 0.2 * f), w * 0.21))));
  }
  if (broken < 0.5) {
    vec2 c = (vec2(abs(u.x - foot.x), u.y - foot.y - h) - vec2(w * 0.98, -w * 0.25)) / w;
    float turn = sin(length(c) * 22.0 - atan(c.y, c.x));
    lay(k, mix(cut, haze, fog), fill(box2(u - foot - vec2(0.0, h - w * 0.2), vec2(w * 1.1, w * 0.3))));
    lay(k, mix(cut * (0.8 + 0.25 * turn), haze, fog), fill((length(c) - 0.46) * w));
    lay(k, mix(cut * 1.08, haze, fog), fill(box2(u - foot - vec2(0.0, h + w * 0.22), vec2(w * 1.5, w * 0.17))));
  }
}

void coral(inout vec4 k, vec2 u, vec2 at, float s, float seed, vec3 dark, vec3 light) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.1 || p.y < -0.3 || p.y > 1.3) return;
  float d = 9.0, y = 0.0;
  for (int i = 0; i < 7; i++) {
    float f = float(i), a = (f - 3.0) * 0.30 + 0.2 * sin(seed + f), r = 0.62 + 0.45 * h2(vec2(f, seed));
    vec2 mid_ = vec2(sin(a), cos(a)) * r * 0.5 + vec2(0.05 * sin(seed * 3.0 + f * 2.0), 0.0), tip = vec2(sin(a * 1.25), cos(a)) * r;
    float b = min(seg(p, vec2(0.0, -0.2), mid_) - 0.085, seg(p, mid_, tip) - 0.065);
    b = min(b, seg(p, mid_, mid_ + vec2(0.16 * sign(a + 0.01), 0.26)) - 0.05);
    d = min(d, min(b, length(p - tip) - 0.085));
  }
  vec3 c = mix(dark, light, clamp(0.2 + p.y * 0.8 - d * 3.0, 0.0, 1.0)) * (0.85 + 0.3 * f2(p * 20.0));
  lay(k, c, fill(d * s));
}

void fish(inout vec4 k, vec2 u, vec2 at, float s, vec3 c, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.6 || abs(p.y) > 1.0) return;
  float d = min(length(p * vec2(0.62, 1.35)) - 0.5, tri2(p, vec2(-0.62, 0.0), vec2(-1.25, 0.42), vec2(-1.25, -0.42)));
  d = min(d, tri2(p, vec2(-0.25, 0.25), vec2(0.15, 0.3), vec2(-0.35, 0.62)));
  vec3 body = mix(c * 0.65, mix(c, vec3(1.0), 0.55), smoothstep(-0.35, 0.3, p.y));
  body = mix(body, vec3(1.0), smoothstep(0.05, 0.03, abs(p.x - 0.12) - 0.05) * 0.7);
  lay(k, mix(body, haze, fog), fill(d * s));
}

void shoal(inout vec4 k, vec2 u, vec2 at, float s, float count, float seed, vec3 c, float fog, vec3 haze) {
  for (int i = 0; i < 12; i++) {
    float f = float(i);
    if (f >= count) break;
    vec2 o = vec2(h2(vec2(f, seed)) - 0.5, h2(vec2(f, seed + 4.0)) - 0.5) * vec2(11.0, 6.0) * s;
    fish(k, u, at + o, s * (0.7 + 0.6 * h2(vec2(f, seed + 8.0))), c, fog, haze);
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), h = -0.44;
  vec3 haze = moody(0x4ad0c8, 0x4a5ae0), deep = moody(0x04303f, 0x08083a);
  sky(k, u, -0.8, moody(0x7aeee0, 0x6a78f8), moody(0x22b0b8, 0x3030b8), moody(0x0f6a7a, 0x14146a));
  halo(k, u, vec2(-0.25, 1.15), 0.9, moody(0xf0ffe0, 0xc0b0ff), 0.62);
  // The surface, seen from below.
  float rip = f2(vec2(u.x * 3.0, (1.3 - u.y) * 9.0));
  shine(k, moody(0xf0fff0, 0xb0c0ff), smoothstep(0.60, 0.95, u.y) * smoothstep(0.50, 0.72, rip) * 0.6);
  hills(k, u, vec4(-0.10, 0.20, 1.2, 0.7), 3.0, mix(moody(0x2a9aa8, 0x3a3ab8), haze, 0.3), haze * 0.8, haze, 0.7);
  // Roofs of the city, and its temple on a terrace.
  for (int i = 0; i < 15; i++) {
    float f = float(i), x = (f - 7.0) * 0.21 + 0.05 * sin(f * 3.0), s = 0.10 + 0.10 * h2(vec2(f, 2.0)), y = h + 0.10 + 0.18 * h2(vec2(f, 5.0));
    vec2 p = (u - vec2(x, y)) / s;
    float d = min(box2(p, vec2(0.55, 1.1)), length(p - vec2(0.0, 1.1)) - 0.5);
    if (mod(f, 3.0) < 0.5) d = min(box2(p, vec2(0.7, 0.9)), tri2(p, vec2(-0.85, 0.9), vec2(0.85, 0.9), vec2(0.0, 1.4)));
    vec3 c = mix(moody(0x1a7a88, 0x2a2a98), moody(0x9ae8d8, 0x8a9aff), clamp(0.5 - p.x * 0.6, 0.0, 1.0));
    float win = step(h2(floor(p * 5.0) + f), 0.22) * step(abs(p.x), 0.45) * step(p.y, 0.9);
    c = mix(c, moody(0xfff0b0, 0xffb0f0), win * 0.7);
    lay(k, mix(c, haze, 0.45), fill(d * s));
  }
  // The temple: steps, a colonnade with light behind it, a pediment, a ribbed dome of gold.
  float tw = w > 1.0 ? 0.62 : 0.46;
  vec2 t = (u - vec2(0.0, w > 1.0 ? 0.10 : 0.22)) / tw;
  vec3 pale = mix(moody(0xb8f4e0, 0x8a98ff), haze, 0.30), dim = mix(moody(0x147080, 0x20208a), haze, 0.34);
  float roof = max(length((t - vec2(0.0, 0.50)) / vec2(1.0, 1.10)) - 0.30, 0.50 - t.y);
  vec3 dome = mix(moody(0x8a6a2a, 0x5a2a9a), moody(0xffe890, 0xe8c0ff), clamp(0.60 - t.x * 1.5 + 0.9 * (t.y - 0.62), 0.0, 1.0));
  float rib = abs(fract(asin(clamp(t.x / sqrt(max(0.09 - pow((t.y - 0.50) / 1.1, 2.0), 0.0004)), -1.0, 1.0)) * 2.6) - 0.5);
  lay(k, mix(dome * (1.0 - 0.4 * smoothstep(0.40, 0.48, rib)), haze, 0.18), fill(roof * tw));
  lay(k, mix(moody(0xfff0b0, 0xf0d8ff), haze, 0.1), fill(min(seg(t, vec2(0.0, 0.82), vec2(0.0, 0.96)) - 0.012, length(t - vec2(0.0, 0.86)) - 0.034) * tw));
  lay(k, dim, fill(box2(t - vec2(0.0, 0.10), vec2(0.56, 0.36)) * tw));
  lay(k, mix(moody(0xfff2c0, 0xffb0f8), haze, 0.15), smoothstep(0.34, 0.0, length(t - vec2(0.0, -0.02))) * step(abs(t.x), 0.5) * step(-0.26, t.y) * step(t.y, 0.40) * 0.85);
  for (int i = 0; i < 8; i++) {
    float x = (float(i) - 3.5) * 0.155, c = (t.x - x) / 0.034;
    lay(k, mix(dim, pale, clamp(0.65 - 0.45 * c + 0.12 * sin(c * 9.0), 0.0, 1.0)), fill(max(abs(t.x - x) - 0.034, abs(t.y - 0.06) - 0.32) * tw));
  }
  for (int i = 0; i < 3; i++) lay(k, mix(pale, dim, 0.16 * float(i)), fill(box2(t - vec2(0.0, -0.28 - 0.055 * float(i)), vec2(0.66 + 0.07 * float(i), 0.026)) * tw));
  lay(k, pale, fill(box2(t - vec2(0.0, 0.42), vec2(0.65, 0.045)) * tw));
  lay(k, mix(pale, dim, 0.35), fill(tri2(t, vec2(-0.66, 0.465), vec2(0.66, 0.465), vec2(0.0, 0.66)) * tw));
  lay(k, mix(dim, pale, 0.25), fill((tri2(t, vec2(-0.52, 0.485), vec2(0.52, 0.485), vec2(0.0, 0.63))) * tw));
  lay(k, mix(moody(0xffe8a0, 0xffc0ff), haze, 0.1), fill((abs(length(t - vec2(0.0, 0.535)) - 0.034) - 0.010) * tw));
  mist(k, u, h + 0.14, 0.16, haze, 0.7);
  // The sea floor, with light that plays on it.
  float g = h + 0.03 * sin(u.x * 2.4), d = max(g - u.y, -0.02);
  vec3 sand = mix(mix(moody(0xd8e8b0, 0x6a6ae0), haze, 0.45), deep, smoothstep(0.0, 0.62, d)) * (0.82 + 0.35 * f2(vec2(u.x * 5.0, d * 20.0)));
  vec2 q = ground(u, g + 0.02) * vec2(1.3, 2.2);
  sand += moody(0xc8fff0, 0x9ab0ff) * 0.35 * smoothstep(0.10, 0.0, abs(n2(q * 1.7) - 0.5)) * exp(-d * 3.0);
  lay(k, sand, fill(-d));
  // Colonnades at the sides.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    column(k, u, vec2(side * (w * 0.40 + 0.14), h - 0.02), 0.040, 0.78, s == 0 ? 1.0 : 0.0, 0.40, haze);
    column(k, u, vec2(side * (w > 1.0 ? 1.24 : w * 0.58 + 0.16), h - 0.08), 0.060, 1.05, 0.0, 0.22, haze);
    column(k, u, vec2(side * (w > 1.0 ? 1.46 : w - 0.12), h - 0.20), 0.092, 1.36, s == 0 ? 0.0 : 1.0, 0.06, haze);
    // A beam that still lies on two of them.
    vec2 b = u - vec2(side * (w > 1.0 ? 1.40 : w * 0.79 + 0.02), h + 1.07);
    if (s == 0) lay(k, mix(mix(moody(0x1a6a78, 0x20208a), moody(0xd8f4d8, 0x9aa8ff), clamp(0.5 + b.y * 5.0 + 0.3 * (f2(u * 16.0) - 0.5) + 0.12 * sin(b.x * 70.0) * step(b.y, 0.01), 0.0, 1.0)), haze, 0.16), fill(max(abs(b.y) - 0.055, abs(b.x + 0.02 * f2(u * 20.0)) - (w * 0.21 + 0.09))));
  }
  shoal(k, u, vec2(-0.62 * n, 0.62), 0.026, 12.0, 3.0, moody(0xffc84a, 0xff8af0), 0.15, haze);
  shoal(k, u, vec2(0.74 * n, 0.40), 0.022, 10.0, 9.0, moody(0xff7a5a, 0x7affe0), 0.2, haze);
  shoal(k, u, vec2(-1.30 * n, -0.02), 0.034, 7.0, 15.0, moody(0xff8a4a, 0x6ae0ff), 0.05, haze);
  shoal(k, u, vec2(1.36 * n, 0.12), 0.034, 8.0, 21.0, moody(0xffd84a, 0xffa0f8), 0.05, haze);
  beams(k, u, vec2(-0.25, 1.35), vec2(0.05, -1.0), 1.1, moody(0xe8fff0, 0xb0b0ff), 0.55, 4.0);
  motes(k, u, 0.11, 3.0, moody(0xf0fffa, 0x8affff), 0.55 + 0.5 * mood());
  if (mood() > 0.5) bokeh(k, u, 0.24, 3.0, hex(0x4affff), hex(0xc06aff), 0.22);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // Weed that sways.
    for (int i = 0; i < 5; i++) {
      float f = float(i), x = side * (w - 0.02 - 0.085 * f), tall = 0.62 - 0.10 * f + 0.1 * sin(f * 4.0);
      float y = (u.y + 1.05) / tall, c = x + 0.035 * sin(y * 5.0 + f * 2.0 + side);
      float d = abs(u.x - c) - 0.026 * sqrt(max(1.0 - y, 0.0)) * (0.75 + 0.35 * sin(y * 24.0));
      lay(k, mix(hex(0x04382a), hex(0x5ad05a), clamp(y * 0.8 + (u.x - c) * 8.0, 0.0, 1.0)), fill(max(d, y - 1.0)));
    }
    float rock = u.y + 1.02 - 0.30 * exp(-pow((u.x - side * (w + 0.05)) * 2.6, 2.0)) - 0.05 * (f2(u * 9.0) - 0.5);
    lay(k, mix(hex(0x0a3a44), hex(0x5a9a8a), clamp(0.3 + 1.6 * (f2(u * 8.0) - f2(u * 8.0 + vec2(0.2, -0.3))) + rock * -1.2, 0.0, 1.0)), fill(rock));
    coral(k, u, vec2(side * (w - 0.13), -0.90), 0.30, 2.0 + side, hex(0x8a1430), hex(0xff8a6a));
    coral(k, u, vec2(side * (w - 0.36), -1.00), 0.22, 7.0 + side, hex(0x6a1a7a), hex(0xff9af0));
    coral(k, u, vec2(side * (w - 0.52), -1.04), 0.15, 12.0 + side, hex(0xa85a0a), hex(0xffe07a));
    for (int i = 0; i < 9; i++) {
      float f = float(i);
      vec2 p = u - vec2(side * (w - 0.22 + 0.07 * sin(f * 2.3)), -0.55 + 0.17 * f);
      float r = 0.010 + 0.012 * h2(vec2(f, side)), d = length(p);
      lay(k, hex(0xe8ffff), (smoothstep(r, r * 0.8, d) * (0.14 + 0.6 * smoothstep(r * 0.6, r, d))) + smoothstep(r * 0.25, 0.0, length(p - vec2(-0.35, 0.35) * r)));
    }
  }
}
