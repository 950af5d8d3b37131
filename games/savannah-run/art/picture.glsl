// The savannah at sundown: a great sun behind umbrella trees, Kilimanjaro in the haze, herds on the plain.

const vec2 SUN = vec2(0.30, 0.02);

void acacia(inout vec4 k, vec2 u, vec2 foot, float size, float seed, vec3 dark, vec3 rim) {
  vec2 p = (u - foot) / size;
  if (abs(p.x) > 1.3 || p.y < -0.1 || p.y > 1.5) return;
  float lean = 0.10 * sin(seed * 3.0);
  float d = 1e9;
  d = min(d, abs(p.x - lean * p.y - 0.05 * sin(p.y * 6.0 + seed)) - mix(0.060, 0.030, p.y));
  d = max(d, max(p.y - 0.75, -p.y));
  for (int i = 0; i < 5; i++) {
    float f = float(i), s = (f - 2.0) * 0.26;
    vec2 a = vec2(lean * 0.45, 0.42 + 0.06 * f), b = vec2(lean + s * 1.2, 0.90 + 0.04 * sin(f * 2.0 + seed));
    d = min(d, seg(p, a, b) - 0.022);
  }
  lay(k, dark, fill(d * size));
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    vec2 c = vec2(lean + (f - 2.0) * 0.34 + 0.05 * sin(seed + f), 0.93 + 0.09 * sin(f * 2.3 + seed) + 0.05 * (2.0 - abs(f - 2.0)));
    vec2 q = (p - c) / vec2(0.40, 0.15);
    vec2 to = normalize(SUN - foot);
    leafage(k, q, seed + f * 5.0, dark * 0.8, mix(dark, rim, 0.35), rim, vec2(to.x, 0.6), 6.0);
  }
}

// Animals far away: 0 elephant, 1 giraffe, 2 antelope. The foot of the picture is y = 0, height about 1.
float beast(vec2 p, int kind) {
  float d;
  if (kind == 0) {
    d = length((p - vec2(0.0, 0.62)) / vec2(0.62, 0.36)) - 1.0; d *= 0.36;
    d = min(d, length(p - vec2(0.62, 0.72)) - 0.22);
    d = min(d, length((p - vec2(0.48, 0.72)) / vec2(0.8, 1.2)) - 0.20);
    d = min(d, seg(p, vec2(0.78, 0.66), vec2(0.92, 0.20)) - 0.055);
    for (int i = 0; i < 4; i++) d = min(d, box2(p - vec2(-0.42 + 0.26 * float(i), 0.22), vec2(0.085, 0.23)));
  } else if (kind == 1) {
    d = length((p - vec2(0.0, 0.62)) / vec2(0.34, 0.16)) - 1.0; d *= 0.16;
    d = min(d, seg(p, vec2(0.24, 0.66), vec2(0.56, 1.34)) - 0.05);
    d = min(d, seg(p, vec2(0.55, 1.36), vec2(0.74, 1.28)) - 0.05);
    for (int i = 0; i < 4; i++) d = min(d, box2(p - vec2(-0.26 + 0.17 * float(i), 0.28), vec2(0.026, 0.30)));
  } else {
    d = length((p - vec2(0.0, 0.55)) / vec2(0.40, 0.17)) - 1.0; d *= 0.17;
    d = min(d, seg(p, vec2(0.32, 0.60), vec2(0.50, 0.88)) - 0.07);
    d = min(d, seg(p, vec2(0.50, 0.90), vec2(0.44, 1.26)) - 0.018);
    for (int i = 0; i < 4; i++) d = min(d, box2(p - vec2(-0.30 + 0.20 * float(i), 0.22), vec2(0.026, 0.24)));
  }
  return d;
}

void herd(inout vec4 k, vec2 u, vec2 at, float size, int kind, vec3 c) {
  vec2 p = (u - at) / size;
  if (abs(p.x) > 1.2 || p.y < -0.1 || p.y > 1.6) return;
  lay(k, c, fill(beast(p, kind) * size));
}

void far(inout vec4 k, vec2 u) {
  float h = -0.20, w = wide();
  vec3 light = moody(0xffd060, 0xd0e0ff), haze = moody(0xff9a48, 0x5a6ad0);
  sky(k, u, h, moody(0x4a1c50, 0x050a30), moody(0xd84a38, 0x1c2a7a), moody(0xffb84a, 0x6a5ac8));
  stars(k, u, 0.1 + 1.0 * mood());
  halo(k, u, SUN, 1.3, light, 0.55);
  clouds(k, u, vec2(0.15, 0.95), 0.8, 5.0, moody(0x6a2448, 0x10184e), moody(0xffb46a, 0x8aa0ff), 0.50, SUN);
  clouds(k, u, vec2(0.0, 0.4), 0.5, 12.0, moody(0xa83a40, 0x1c2260), moody(0xffe0a0, 0xa0b4ff), 0.42, SUN);
  disc(k, u, SUN, 0.24, moody(0xffc04a, 0xd8e4ff));
  // A lone white-capped mountain on the left.
  float m = 0.10 + 0.24 * exp(-pow((u.x + 0.98) * 2.1, 2.0)) - 0.20 + 0.02 * (f2(vec2(u.x * 6.0, 1.0)) - 0.5);
  float cap = smoothstep(0.05, 0.10, u.y + 0.03 * f2(vec2(u.x * 26.0, u.y * 8.0)));
  lay(k, mix(mix(moody(0x8a3a58, 0x28307a), haze, 0.35), mix(vec3(1.0, 0.9, 0.85), light, 0.3), cap * 0.75), fill(u.y - m));
  hills(k, u, vec4(-0.15, 0.05, 1.2, 0.2), 3.0, moody(0xb8482e, 0x2a2c78), moody(0x983a28, 0x20246a), haze, 0.55);
  float y = h + 0.012 * sin(u.x * 3.0);
  vec2 g = ground(u, y + 0.02);
  float grass_ = f2(vec2(g.x * 3.0, g.y * 1.4)), fine = f2(vec2(u.x * 42.0, (y - u.y) * 24.0));
  float deep = max(y - u.y, 0.0);
  vec3 plain = mix(moody(0xe88a34, 0x4a4aa8), moody(0x5e2410, 0x0e1038), smoothstep(0.0, 0.72, deep));
  plain *= 0.74 + 0.42 * grass_ + 0.24 * fine;
  plain += light * 0.20 * exp(-pow((u.x - SUN.x) * 1.4, 2.0)) * exp(-deep * 3.0);
  plain = mix(plain, haze, 0.7 * exp(-deep * 16.0));
  lay(k, plain, fill(u.y - y));
  vec3 far_ = mix(moody(0x5a1c18, 0x141448), haze, 0.32);
  for (int i = 0; i < 4; i++) herd(k, u, vec2(-0.66 + 0.14 * float(i), y - 0.035 - 0.01 * mod(float(i), 2.0)), 0.075 - 0.012 * float(i), 0, far_);
  for (int i = 0; i < 3; i++) herd(k, u, vec2(0.78 + 0.12 * float(i), y - 0.04), 0.085, 1, far_);
  for (int i = 0; i < 6; i++) herd(k, u, vec2(0.02 + 0.075 * float(i), y - 0.02 - 0.008 * mod(float(i), 3.0)), 0.036, 2, far_);
  vec3 dark = moody(0x35120e, 0x0a0a30), rim = moody(0xd86a24, 0x5a68d0);
  acacia(k, u, vec2(-0.42, y - 0.02), 0.20, 9.0, mix(dark, haze, 0.45), mix(rim, haze, 0.4));
  acacia(k, u, vec2(0.62, y - 0.03), 0.26, 4.0, mix(dark, haze, 0.35), mix(rim, haze, 0.3));
  acacia(k, u, vec2(-w + 0.44, y - 0.12), 0.66, 2.0, dark, rim);
  acacia(k, u, vec2(w - 0.36, y - 0.20), 0.84, 7.0, dark, rim);
  mist(k, u, y, 0.10, haze, 0.45);
  beams(k, u, SUN, vec2(0.0, 1.0), 1.7, light, 0.18, 8.0);
  motes(k, u, 0.13, 3.0, light, 0.6);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  float low = -0.93 + 0.10 * pow(abs(u.x) / w, 2.0);
  // Boulders in the corners, rim-lit.
  for (int i = 0; i < 4; i++) {
    float f = float(i), side = mod(f, 2.0) < 0.5 ? -1.0 : 1.0;
    vec2 at = vec2(side * (w - 0.04 - 0.20 * floor(f / 2.0)), -0.96 - 0.04 * floor(f / 2.0)), r = vec2(0.24, 0.26 - 0.09 * floor(f / 2.0));
    vec2 p = (u - at) / r;
    float d = length(p) - 1.0 + 0.24 * (f2(p * 1.7 + f * 4.0) - 0.5);
    float t = clamp(dot(p, normalize(vec2(-side, 0.9))) * 0.5 + 0.35 + 0.4 * (f2(p * 5.0 + f) - 0.5), 0.0, 1.0);
    lay(k, mix(hex(0x180806), hex(0x8a4a26), t) + hex(0xff9a4a) * 0.35 * smoothstep(-0.16, 0.0, d) * t, fill(d * 0.2));
  }
  grass(k, u, low - 0.05, 0.24, 24.0, 4.0, hex(0x1c0a06), hex(0xb8642a));
  grass(k, u, low - 0.10, 0.26, 17.0, 8.0, hex(0x120604), hex(0xe8943a));
}
