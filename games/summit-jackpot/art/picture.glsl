// High on a snow ridge in clear air: the great peak in first gold light, ranges in blue, a rope of flags, a tent, eagles.

// Height of a peak: sharp, with shoulders; `x` from its middle, w half its foot.
float peakOf(float x, float w, float h, float seed) {
  float a = abs(x) / w, n = f2(vec2(x * 6.0 / w + seed, seed)) - 0.5, r = abs(2.0 * f2(vec2(x * 3.0 / w + seed * 2.0, 3.0)) - 1.0);
  return h * (1.0 - pow(a, 0.82)) + h * (0.16 * n - 0.10 * r) * smoothstep(0.0, 0.25, a);
}

void peak(inout vec4 k, vec2 u, vec2 at, float w, float h, float seed, vec3 rock, vec3 lit_, vec3 shade_, float fog, vec3 haze) {
  float x = u.x - at.x, y = u.y - at.y, top = peakOf(x, w, h, seed);
  if (y > top + 0.01) return;
  // Ridges run down from the summit; each has a lit and a shaded flank.
  float ridge = x + 0.10 * w * sin(y * 9.0 / h + seed) + 0.06 * w * (f2(vec2(y * 8.0, seed)) - 0.5);
  float fold = f2(vec2(x * 4.0 / w + 0.8 * y / h, y * 2.4 / h) + seed), fold2 = f2(vec2(x * 4.0 / w + 0.8 * y / h + 0.16, y * 2.4 / h + 0.10) + seed);
  float l = smoothstep(-0.06 * w, 0.06 * w, ridge) * 0.62 + clamp((fold2 - fold) * 3.4, -0.4, 0.5) + 0.15;
  vec3 snow = mix(shade_, lit_, clamp(l, 0.0, 1.0));
  float bare = smoothstep(0.50, 0.58, f2(vec2(x * 10.0 / w, y * 6.0 / h) + seed * 3.0) + 0.16 * (1.0 - y / h) - 0.06 * step(0.0, ridge));
  vec3 c = mix(snow, rock * (0.6 + 0.7 * clamp(l, 0.0, 1.0)), bare * 0.85);
  lay(k, mix(c, haze, fog * (0.5 + 0.5 * smoothstep(h * 0.7, 0.0, y))), fill((y - top) * 0.8));
}

void flags(inout vec4 k, vec2 u, vec2 a, vec2 b, float sag, float count, float s) {
  float t = (u.x - a.x) / (b.x - a.x);
  if (t < -0.02 || t > 1.02) return;
  float y = mix(a.y, b.y, t) - sag * 4.0 * t * (1.0 - t);
  lay(k, hex(0x6a4a3a), fill(abs(u.y - y) - 0.004));
  float id = floor(t * count), f = fract(t * count) - 0.5, wdt = abs(b.x - a.x) / count;
  float wave = 0.10 * s * sin(u.y * 40.0 / s * 0.12 + id * 2.0 + f * 5.0);
  vec2 p = vec2(f * wdt, u.y - y + s * 0.62 + wave);
  float m = mod(id, 5.0);
  vec3 c = m < 0.5 ? hex(0x2a6af0) : m < 1.5 ? hex(0xfafcff) : m < 2.5 ? hex(0xf03a3a) : m < 3.5 ? hex(0x2fb85a) : hex(0xffc82a);
  c *= 0.80 + 0.28 * sin(f * 9.0 + u.y * 60.0 / (s * 12.0) + id);
  lay(k, c, fill(box2(p, vec2(wdt * 0.43, s * 0.6))) * step(0.0, t) * step(t, 1.0));
}

void tent(inout vec4 k, vec2 u, vec2 at, float s, vec3 c) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.5 || p.y < -0.3 || p.y > 1.2) return;
  float dome = max(length(p * vec2(0.86, 1.05)) - 1.0, -p.y - 0.02);
  float rib = min(abs(p.x * 0.9 - 0.42 * (1.0 - p.y * p.y)), abs(p.x * 0.9 + 0.42 * (1.0 - p.y * p.y)));
  vec3 col = c * (0.55 + 0.6 * clamp(0.5 + 0.4 * p.x + 0.3 * p.y, 0.0, 1.0));
  col = mix(col, vec3(1.0, 0.95, 0.8), smoothstep(0.05, 0.03, rib) * 0.8);
  float door = max(abs(p.x) - 0.30 * (1.0 - p.y * 0.9), max(p.y - 0.72, -p.y));
  col = mix(col, mix(hex(0x3a1a1a), hex(0xffd070), exp(-dot(p - vec2(0.0, 0.15), p - vec2(0.0, 0.15)) * 6.0)), smoothstep(0.03, -0.03, door));
  lay(k, col, fill(dome * s));
  lay(k, vec3(0.95, 0.98, 1.0), fill((length((p - vec2(0.0, -0.06)) * vec2(0.62, 4.4)) - 1.0) * s * 0.3));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3);
  vec2 sun = vec2(0.62 * n, 0.66);
  vec3 haze = moody(0xbfe4ff, 0xffb89a), gold = moody(0xfff6e0, 0xffc070), blue = moody(0x6aa4e0, 0x7a58b8);
  sky(k, u, -0.4, moody(0x0f5ac0, 0x2a1c6a), moody(0x4aa8f0, 0xb04a8a), moody(0xc8ecff, 0xffc080));
  stars(k, u, 0.5 * mood());
  halo(k, u, sun, 0.75, moody(0xffffff, 0xffd890), 0.8);
  beams(k, u, sun, vec2(-0.6, -0.6), 2.6, moody(0xffffff, 0xffd890), 0.14, 9.0);
  clouds(k, u, vec2(0.05, 0.55), 0.6, 13.0, moody(0x9ac4ec, 0x7a4a90), moody(0xffffff, 0xffd0a8), 0.40, sun);
  peak(k, u, vec2(-0.95 * n - 0.1, -0.5), 0.62, 0.86, 4.0, moody(0x5a7aa8, 0x5a3a78), gold, blue, 0.62, haze);
  peak(k, u, vec2(1.02 * n + 0.1, -0.5), 0.66, 0.80, 9.0, moody(0x5a7aa8, 0x5a3a78), gold, blue, 0.60, haze);
  peak(k, u, vec2(-0.42 * n, -0.5), 0.50, 0.70, 15.0, moody(0x5a7aa8, 0x5a3a78), gold, blue, 0.52, haze);
  // The summit itself, high over the reels.
  vec2 top = vec2(w > 1.0 ? -1.16 : -0.06, -0.55);
  peak(k, u, top, w > 1.0 ? 0.80 : 0.62, w > 1.0 ? 1.34 : 1.38, 22.0, moody(0x3a4a6a, 0x3a2450), gold, blue, 0.16, haze);
  peak(k, u, vec2(w > 1.0 ? 1.44 : 0.62, -0.6), 0.62, w > 1.0 ? 1.08 : 0.9, 31.0, moody(0x3a4a6a, 0x3a2450), gold, blue, 0.14, haze);
  // Snow blows off its head.
  vec2 q = u - top - vec2(0.02, w > 1.0 ? 1.30 : 1.34);
  float plume = smoothstep(0.03 + 0.16 * max(q.x, 0.0), 0.0, abs(q.y + 0.05 * q.x - 0.03 * sin(q.x * 9.0))) * smoothstep(0.0, 0.05, q.x) * smoothstep(0.62, 0.05, q.x);
  lay(k, vec3(1.0), plume * (0.3 + 0.9 * smoothstep(0.3, 0.7, f2(vec2(q.x * 6.0, q.y * 14.0)))) * 0.85);
  // A sea of cloud below the ridges.
  for (int i = 0; i < 3; i++) {
    float f = float(i), y = -0.30 - 0.10 * f;
    float e = y + 0.07 * f2(vec2(u.x * (3.0 + f) + f * 9.0, f)) + 0.03 * f2(vec2(u.x * 14.0, f + 4.0)), d = e - u.y;
    vec3 c = mix(vec3(1.0), moody(0x8abcec, 0xa86a98), smoothstep(0.0, 0.22, d)) * (0.93 + 0.12 * f2(u * 8.0 + f));
    lay(k, mix(c, haze, 0.25 - 0.08 * f), smoothstep(-0.01, 0.012, d) * 0.92);
  }
  // The ridge one stands on.
  float g = -0.60 + 0.16 * smoothstep(0.2, 1.5, abs(u.x) / max(w, 0.9)) + 0.02 * sin(u.x * 5.0), d = g - u.y;
  vec2 z = vec2(u.x * 1.6 + u.y * 2.6, d * 9.0 - u.x * 0.8);
  float sl = n2(z) + 0.4 * n2(z * 2.7), sl2 = n2(z + vec2(0.10, -0.16)) + 0.4 * n2(z * 2.7 + vec2(0.10, -0.16));
  vec3 snow = mix(moody(0x6aa0e0, 0x6a4aa0), moody(0xffffff, 0xffdcc0), clamp(0.80 + (sl - sl2) * 1.5 - d * 1.1, 0.0, 1.0));
  snow += 0.25 * step(0.985, h2(floor(u * 220.0)));
  lay(k, snow, fill(-d));
  tent(k, u, vec2(w > 1.0 ? 1.28 : 0.30, -0.56), w > 1.0 ? 0.19 : 0.12, hex(0xff6a2a));
  tent(k, u, vec2(w > 1.0 ? 1.62 : 0.50, -0.52), w > 1.0 ? 0.13 : 0.08, hex(0xffc82a));
  // Steps in the snow and marks of the way.
  for (int i = 0; i < 7; i++) {
    float f = float(i);
    vec2 at = vec2(-w * 0.86 + 0.12 * f * n + 0.04 * sin(f * 2.0), -0.52 - 0.05 * f), p = (u - at) / (0.02 + 0.004 * f);
    lay(k, moody(0x4a7ac0, 0x4a2a80), smoothstep(1.1, 0.7, length(p * vec2(1.0, 2.0))) * 0.5);
  }
  for (int i = 0; i < 2; i++) {
    vec2 b = u - vec2((i == 0 ? -1.0 : 1.0) * w * 0.66, -0.60);
    lay(k, hex(0x2a3a5a), fill(max(abs(b.x) - 0.006, abs(b.y - 0.12) - 0.14)));
    lay(k, hex(0xff4a3a), fill(max(abs(b.y - 0.22 - 0.01 * sin(b.x * 60.0)) - 0.035, max(-b.x, b.x - 0.10))));
  }
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    vec2 p = (u - vec2((0.10 + 0.16 * f) * n, 0.78 - 0.09 * sin(f * 2.3))) / (0.034 + 0.012 * h2(vec2(f, 2.0)));
    float wing = abs(p.y - 0.35 * abs(p.x) + 0.25 * p.x * p.x) - 0.10 * (1.3 - abs(p.x));
    lay(k, moody(0x2a4a7a, 0x2a1a4a), fill(max(wing, abs(p.x) - 1.25) * 0.03));
  }
  motes(k, u, 0.08, 3.0, vec3(1.0), 0.55);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  flags(k, u, vec2(-w - 0.05, 0.72), vec2(-w + 0.74 * min(1.0, w), 1.06), 0.06, 7.0, 0.105);
  flags(k, u, vec2(w - 0.74 * min(1.0, w), 1.06), vec2(w + 0.05, 0.72), 0.06, 7.0, 0.105);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, x = u.x * side;
    // Rocks under snow, and an ice axe left in it.
    float g = -1.04 + 0.40 * exp(-pow((x - w - 0.06) * 2.4, 2.0)) + 0.05 * (f2(vec2(u.x * 6.0, side)) - 0.5), d = g - u.y;
    float l = clamp(0.45 + (f2(u * 5.0) - f2(u * 5.0 + vec2(0.15, -0.2))) * 3.0 - d * 0.6, 0.0, 1.0);
    vec3 rock = mix(hex(0x16243e), hex(0x8aa0c0), l);
    float cap = smoothstep(0.10, 0.02, d + 0.10 * (f2(u * 7.0) - 0.4));
    lay(k, mix(rock, mix(hex(0xa8d0ff), vec3(1.0), l), cap), fill(-d));
    vec2 p = (u - vec2(side * (w - 0.40), -0.80)) * rot(0.22 * side);
    lay(k, mix(hex(0x8a2a1a), hex(0xff7a4a), clamp(0.5 - p.x * 40.0, 0.0, 1.0)), fill(max(abs(p.x) - 0.015, abs(p.y) - 0.22)));
    float head = max(abs(p.y - 0.22 + 0.55 * p.x * p.x * 4.0) - 0.018, abs(p.x - 0.02 * side) - 0.13);
    lay(k, mix(hex(0x5a6a80), vec3(0.95, 0.98, 1.0), clamp(0.5 + (p.y - 0.20) * 20.0, 0.0, 1.0)), fill(head));
    float drift = -0.985 + 0.10 * exp(-pow((x - w + 0.42) * 3.4, 2.0)) + 0.01 * sin(u.x * 17.0), e = drift - u.y;
    lay(k, mix(vec3(1.0), hex(0x7ab0f0), smoothstep(0.0, 0.16, e)), fill(-e));
  }
}
