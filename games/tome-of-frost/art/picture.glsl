// A library under ice: shelves to the roof on both sides, tall windows to a valley of snow, a moon, blue flames; in the feature a night of violet light.

vec3 frosty(vec3 c, vec2 p, float more) {
  float r = smoothstep(0.50, 0.78, f2(p * 9.0) + more);
  return mix(c, moody(0xd8f0ff, 0xe0d4ff), r * 0.75);
}

// A fir under snow, its foot at `at`.
void fir(inout vec4 k, vec2 u, vec2 at, float s, vec3 haze, float fog) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.6 || p.y < -0.1 || p.y > 1.3) return;
  for (int i = 0; i < 4; i++) {
    float f = float(i), base = 0.06 + 0.24 * f, half_ = 0.40 - 0.075 * f, t = (base + 0.44 - p.y) / 0.44;
    float d = max(abs(p.x) - half_ * t, base - p.y + 0.035 * sin(p.x * 30.0 + f * 2.0));
    vec3 c = mix(moody(0x1a4058, 0x241e58), moody(0xeaf7ff, 0xe4d8ff), smoothstep(0.10, 0.55, t - 0.5 * abs(p.x) / half_ + 0.3 * sin(p.x * 21.0 + f)) * 0.5 + smoothstep(0.5, 0.0, t));
    lay(k, mix(c, haze, fog), fill(d * s * 0.6));
  }
}

// What is seen through the windows.
void valley(inout vec4 k, vec2 u) {
  float w = wide();
  vec3 haze = moody(0x8ac4e8, 0x9a7ae0);
  sky(k, u, -0.2, moody(0x0c2a5c, 0x140a3c), moody(0x2f78b8, 0x4a2a9a), moody(0xb8e4f8, 0xd08ae0));
  stars(k, u, 1.0);
  vec2 moon = vec2(w > 1.0 ? 0.30 : 0.10, 0.66);
  disc(k, u, moon, 0.085, moody(0xf0faff, 0xffe0ff));
  clouds(k, u, vec2(0.34, 0.86), 0.55, 4.0, moody(0x3a6a9a, 0x3a2a80), moody(0xe0f2ff, 0xe8b8ff), 0.40, moon);
  hills(k, u, vec4(0.24, 0.20, 1.3, 0.95), 4.0, moody(0xf0faff, 0xe8dcff), moody(0x5a92c0, 0x5a48a8), haze, 0.42);
  hills(k, u, vec4(0.05, 0.16, 1.9, 0.85), 11.0, moody(0xe8f6ff, 0xdcccff), moody(0x3a6a9c, 0x3c3088), haze, 0.26);
  hills(k, u, vec4(-0.12, 0.08, 1.2, 0.1), 17.0, moody(0xf4fbff, 0xe8dcff), moody(0x8ab8dc, 0x8a78d0), haze, 0.22);
  for (int i = 0; i < 15; i++) {
    float f = float(i), b = h2(vec2(f, 3.0)), x = (f - 7.0) * 0.15 + 0.06 * (b - 0.5);
    fir(k, u, vec2(x, -0.22 - 0.10 * b), 0.16 + 0.14 * b, haze, 0.30 - 0.2 * b);
  }
  mist(k, u, -0.20, 0.14, haze, 0.5);
}

vec3 stoneAt(vec2 p, float seed) {
  vec2 q = vec2(p.x, p.y * 1.0);
  float row = floor(q.y * 9.0);
  vec2 b = vec2(fract(q.x * 5.0 + 0.5 * mod(row, 2.0)), fract(q.y * 9.0));
  float id = h2(vec2(floor(q.x * 5.0 + 0.5 * mod(row, 2.0)), row) + seed);
  float joint = smoothstep(0.0, 0.06, min(min(b.x, 1.0 - b.x) * 1.8, min(b.y, 1.0 - b.y)));
  vec3 c = mix(moody(0x16304e, 0x1a1640), moody(0x44709c, 0x4e448c), 0.35 + 0.4 * id + 0.35 * (f2(q * 14.0 + seed) - 0.5));
  return c * mix(0.5, 1.0, joint);
}

// A shelf of books between two heights; `x` runs along it. Answers the colour.
vec3 books(vec2 p, float row, float seed) {
  float x = p.x * 22.0 + seed * 7.0, id = floor(x), b = h2(vec2(id, row + seed));
  float tall = 0.62 + 0.34 * h2(vec2(id, row + seed + 5.0));
  float f = fract(x);
  vec3 cloth = b < 0.2 ? hex(0x2a4aa8) : b < 0.4 ? hex(0x5a3aa0) : b < 0.55 ? hex(0x1f7a90) : b < 0.7 ? hex(0x8a3a5a) : b < 0.85 ? hex(0x7a6a4a) : hex(0x3a5470);
  cloth *= 0.55 + 0.7 * (1.0 - abs(f - 0.42) * 1.7);
  float band = smoothstep(0.03, 0.015, abs(fract(p.y * 2.0 + b) - 0.5)) + smoothstep(0.02, 0.01, abs(p.y - 0.18));
  cloth = mix(cloth, moody(0xd8e8f8, 0xe8d8ff), 0.5 * band);
  vec3 dark = moody(0x06101e, 0x080618);
  float gone = step(0.90, h2(vec2(id, row + seed + 11.0)));
  vec3 c = mix(cloth, dark, max(step(tall, p.y), gone));
  // Rime lies on what stands there.
  c = mix(c, moody(0xe8f6ff, 0xe8dcff), smoothstep(tall - 0.10 - 0.06 * h2(vec2(id, 2.0)), tall - 0.02, p.y) * step(p.y, tall) * (1.0 - gone));
  return c;
}

void candle(inout vec4 k, vec2 u, vec2 at, float s) {
  vec3 fire = moody(0x6ae8ff, 0xd88aff);
  vec2 p = (u - at) / s;
  halo(k, u, at + vec2(0.0, 0.30 * s), 1.9 * s, fire, 0.50);
  if (abs(p.x) > 1.0 || p.y < -1.6 || p.y > 1.2) return;
  lay(k, mix(moody(0x8ab4d0, 0x9a8ac8), vec3(1.0), smoothstep(0.12, -0.1, p.x)), fill((box2(p - vec2(0.0, -0.45), vec2(0.13, 0.50)) - 0.02) * s));
  float flame_ = length((p - vec2(0.0, 0.28)) * vec2(2.4 + 1.4 * smoothstep(0.2, 0.7, p.y), 1.0)) - 0.24;
  lay(k, mix(vec3(1.0), fire, smoothstep(-0.2, 0.0, flame_)), soft(flame_ * s, 0.006));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  valley(k, u);
  // The wall with its three windows.
  float pitch = mix(0.30, 0.56, t);
  float open = 1e9, rim = 1e9;
  for (int i = -1; i <= 1; i++) {
    vec2 p = u - vec2(float(i) * pitch, i == 0 ? 0.36 : 0.26);
    open = min(open, lancet(p, mix(0.11, 0.205, t), 1.10, 1.7));
  }
  vec3 wall = frosty(stoneAt(u, 3.0), u, 0.02);
  wall *= 0.62 + 0.5 * smoothstep(0.30, 0.0, open);
  lay(k, wall, fill(-open));
  lay(k, mix(moody(0x5a88b4, 0x6a58b0), moody(0xe0f2ff, 0xe4d8ff), smoothstep(0.014, -0.006, abs(open - 0.022) - 0.008)), fill(abs(open - 0.018) - 0.018));
  // Leads in the windows.
  for (int i = -1; i <= 1; i++) {
    vec2 p = u - vec2(float(i) * pitch, i == 0 ? 0.36 : 0.26);
    float lead = min(abs(p.x), abs(mod(p.y + 0.03, 0.24) - 0.12)) - 0.006;
    lay(k, moody(0x0e2440, 0x120e34), fill(max(lead, open)));
    float fern = smoothstep(0.055, 0.0, -open) * (0.4 + 0.8 * f2(p * 24.0));
    lay(k, moody(0xf0faff, 0xece0ff), fern * step(open, 0.0) * 0.8);
  }
  beams(k, u, vec2(mix(0.10, 0.30, t), 0.95), vec2(-0.35, -1.0), 1.0, moody(0xa8dcff, 0xc89aff), 0.22, 6.0);
  // Shelves.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, edge = mix(0.36, 0.98, t);
    float x = u.x * side - edge;
    if (x > -0.06) {
      float tall = 0.27, y = (u.y + 1.0) / tall, row = floor(y);
      vec2 p = vec2(u.x * (1.0 - 0.12 * x), fract(y));
      vec3 c = books(vec2(p.x * 0.9, (p.y - 0.10) / 0.90), row, side * 3.0 + 4.0);
      c *= 0.55 + 0.75 * smoothstep(0.7, 0.0, x);
      lay(k, c, fill(-x));
      // Boards with snow, and the upright at the front.
      float board = abs(p.y - 0.04) - 0.055;
      vec3 oak = mix(moody(0x1c2c44, 0x1c1640), moody(0x6a86a8, 0x6a5aa8), 0.4 + 0.5 * f2(vec2(u.x * 5.0, u.y * 40.0)));
      lay(k, mix(oak, moody(0xf2faff, 0xeee4ff), smoothstep(0.02, 0.05, p.y + 0.02 * f2(vec2(u.x * 30.0, row)))), fill(max(board * tall, -x)));
      lay(k, oak * 1.15, fill(abs(x) - 0.030));
      lay(k, moody(0xd8eeff, 0xe0d4ff), fill(abs(x + 0.018) - 0.006) * (0.3 + 0.7 * f2(vec2(u.y * 12.0, 3.0))));
      // Icicles under each board.
      float ix = u.x * 34.0, ii = floor(ix), l = 0.10 + 0.30 * h2(vec2(ii, row + side));
      float drop = max(abs(fract(ix) - 0.5) * 0.5 - 0.14 * (1.0 - (1.0 - p.y) / l), (1.0 - p.y) - l);
      lay(k, moody(0xc8ecff, 0xd8c8ff), 0.85 * fill(drop * 0.06) * step(-0.02, x) * step(0.35, h2(vec2(ii, row + 20.0))));
    }
  }
  // Drifts on the floor.
  float drift = range_(u.x, -0.62, 0.05, 1.4, 0.0, 9.0) + 0.10 * smoothstep(0.3 * w, w, abs(u.x));
  if (u.y < drift) {
    float d = drift - u.y;
    vec3 c = mix(moody(0xf4fbff, 0xece0ff), moody(0x5a96c8, 0x5a48b0), smoothstep(0.0, 0.42, d));
    c *= 0.90 + 0.2 * f2(vec2(u.x * 6.0, u.y * 14.0));
    lay(k, c, fill(-d));
  }
  candle(k, u, vec2(-mix(0.40, 1.06, t), -0.30), mix(0.055, 0.075, t));
  candle(k, u, vec2(mix(0.41, 1.10, t), -0.36), mix(0.055, 0.075, t));
  candle(k, u, vec2(mix(0.33, 0.90, t), -0.52), mix(0.045, 0.060, t));
  motes(k, u, 0.085, 3.0, vec3(0.95, 0.98, 1.0), 0.85);
  motes(k, u, 0.16, 8.0, moody(0xd0f0ff, 0xe0c8ff), 0.8);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, x = (u.x * side - w);
    // Icicles from above.
    for (int i = 0; i < 9; i++) {
      float f = float(i), b = h2(vec2(f, side + 6.0)), at = -0.03 - mix(0.032, 0.060, t) * f, l = (0.34 - 0.026 * f) * (0.5 + 0.7 * b);
      float d = (1.02 - u.y) / l, half_ = mix(0.014, 0.020, t) * (1.0 - d);
      float e = abs(x - at) - half_;
      vec3 c = mix(moody(0x4a9ad8, 0x6a52c8), moody(0xf4fcff, 0xf0e8ff), smoothstep(half_, -half_, x - at));
      lay(k, c, 0.92 * fill(e) * step(d, 1.0));
    }
    // A heap of snow with books in it.
    for (int i = 0; i < 3; i++) {
      float f = float(i);
      vec2 p = u - vec2(side * (w - mix(0.10, 0.22, t) - mix(0.09, 0.16, t) * f), -0.90 + 0.05 * (1.0 - f) + 0.02 * side);
      p *= rot(side * (0.25 + 0.35 * f));
      p /= mix(0.70, 1.0, t);
      vec3 cloth = i == 0 ? hex(0x3a4ab8) : i == 1 ? hex(0x7a3a8a) : hex(0x1f8a9a);
      lay(k, hex(0xe8e0cc) * (0.7 + 0.3 * sin(p.y * 260.0)), fill(box2(p, vec2(0.105, 0.030)) - 0.004));
      lay(k, cloth * (0.8 + 0.3 * p.x * 6.0), fill(min(box2(p - vec2(0.0, 0.036), vec2(0.115, 0.010)), box2(p - vec2(0.0, -0.036), vec2(0.115, 0.010))) - 0.004));
      lay(k, cloth * 0.9, fill(box2(p - vec2(-0.112, 0.0), vec2(0.012, 0.042)) - 0.004));
      lay(k, vec3(0.96, 0.99, 1.0), fill(length((p - vec2(0.01, 0.052)) * vec2(0.30, 1.0)) - 0.024));
    }
  }
  float y = -1.0 + 0.16 * smoothstep(0.50 * w, w * 1.05, abs(u.x)) + 0.020 * sin(u.x * 11.0) + 0.012 * sin(u.x * 29.0);
  float d = y - u.y;
  vec3 c = mix(vec3(0.98, 1.0, 1.0), moody(0x6aa4d4, 0x6a58c0), smoothstep(0.0, 0.16, d));
  lay(k, c * (0.94 + 0.12 * f2(u * 14.0)), fill(-d));
}
