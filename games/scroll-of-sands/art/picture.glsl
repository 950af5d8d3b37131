// Dunes at dusk, pyramids before a low sun, pillars of a temple; in free spins a night of stars and a blue moon.

const vec2 SUN = vec2(-0.62, 0.16);

void pyramid(inout vec4 k, vec2 u, float x, float foot, float size, vec3 lit, vec3 dark, vec3 haze, float fog) {
  vec2 p = (u - vec2(x, foot)) / size;
  float edge = 0.16;
  float d = max(abs(p.x - 0.0) + p.y * 0.98 - 1.0, -p.y - 0.2);
  float side = p.x - edge * (1.0 - p.y);
  vec3 c = mix(lit, dark, smoothstep(-0.01, 0.012, side));
  float rows = fract(p.y * 26.0), cols = fract(p.x * 17.0 + floor(p.y * 26.0) * 0.5);
  c *= 0.90 + 0.14 * step(0.14, rows) * step(0.06, cols) - 0.12 * f2(p * 22.0) + 0.08;
  c = mix(c, haze, clamp(fog * (1.1 - p.y * 0.8), 0.0, 1.0));
  lay(k, c, fill(d * size * 0.7));
}

void dune(inout vec4 k, vec2 u, float y, float amp, float freq, float seed, vec3 lit, vec3 dark, vec3 haze, float fog) {
  float crest = y + amp * (sin(u.x * freq + seed) * 0.6 + sin(u.x * freq * 2.3 + seed * 2.0) * 0.25 + n2(vec2(u.x * freq, seed)) * 0.3);
  float deep = max(crest - u.y, -0.02);
  float lee = sin(u.x * freq * 1.15 + seed * 1.4 + deep * 7.0) + 0.35 * sin(u.x * freq * 2.9 + seed);
  float t = smoothstep(-0.25, 0.35, lee - deep * 0.6);
  vec3 c = mix(dark, lit, t);
  float ripple = sin((u.x * 0.5 + deep * 2.6 + 0.10 * f2(u * 5.0)) * 150.0 / (0.6 + deep * 2.0));
  c *= 1.0 + 0.055 * ripple * smoothstep(0.02, 0.2, deep);
  c *= 0.90 + 0.22 * f2(vec2(u.x * 5.0, deep * 16.0 + seed));
  c = mix(c, lit * 1.25, exp(-deep * 60.0) * 0.6 * t);
  c = mix(c, haze, fog * exp(-deep * 3.0));
  lay(k, c, fill(-deep));
}

void far(inout vec4 k, vec2 u) {
  float h = -0.22;
  sky(k, u, h, moody(0x2a1a66, 0x060a2c), moody(0xb24a6a, 0x142a78), moody(0xffb85a, 0x3f62c0));
  stars(k, u, 0.35 + 0.75 * mood());
  vec3 light = moody(0xffd27a, 0xbcd8ff);
  vec2 at = mix(SUN, vec2(0.62, 0.52), mood());
  halo(k, u, at, 1.2, light, 0.6);
  clouds(k, u, vec2(0.05, 0.75), 0.75, 9.0, moody(0x6a2f66, 0x10204e), moody(0xffc08a, 0x7fa8f0), 0.44, at);
  disc(k, u, at, mix(0.16, 0.12, mood()), light);
  vec3 haze = moody(0xffb46a, 0x4464b4);
  vec3 lit = moody(0xe8963f, 0x5f7fc8), dark = moody(0x6a2f3a, 0x16224e);
  pyramid(k, u, 0.34, h, 0.50, lit, dark, haze, 0.62);
  pyramid(k, u, 0.98, h - 0.02, 0.86, lit, dark, haze, 0.40);
  pyramid(k, u, -1.12, h - 0.02, 0.62, lit, dark, haze, 0.48);
  mist(k, u, h, 0.16, haze, 0.55);
  dune(k, u, h - 0.02, 0.05, 2.2, 1.0, moody(0xe8963f, 0x4a68b0), moody(0x8a4636, 0x1c2a5c), haze, 0.62);
  dune(k, u, h - 0.20, 0.08, 1.7, 3.4, moody(0xe08a34, 0x3f5ca0), moody(0x6e3030, 0x141f4a), haze, 0.35);
  dune(k, u, h - 0.44, 0.10, 1.3, 6.0, moody(0xc8742a, 0x30488a), moody(0x4e2230, 0x0e163a), haze, 0.12);
  beams(k, u, at, vec2(0.25, -1.0), 1.5, light, 0.16, 4.0);
  motes(k, u, 0.14, 3.0, light, 0.5);
}

// A pillar with bands of signs; `p` across from -1 to 1, y along.
void pillar(inout vec4 k, vec2 u, float x, float w, float foot, float head, float seed) {
  vec2 p = vec2((u.x - x) / w, u.y);
  float bell = 1.0 + 0.55 * smoothstep(head - w * 1.5, head, u.y) + 0.16 * smoothstep(foot + w * 0.5, foot, u.y);
  float q = p.x / bell;
  float d = max(abs(q) - 1.0, max(u.y - head, foot - u.y));
  float round_ = sqrt(max(1.0 - q * q, 0.0));
  float lightSide = clamp(0.32 - 0.75 * q * mix(1.0, -1.0, mood()) + 0.45 * round_, 0.05, 1.2);
  vec3 c = mix(moody(0x2c1428, 0x0a1030), moody(0xd8903f, 0x5a78c0), lightSide);
  c *= 0.78 + 0.42 * f2(vec2(q * 3.0, u.y * 9.0) + seed);
  float drum = fract(u.y / (w * 1.6) + seed);
  c *= 1.0 - 0.5 * smoothstep(0.05, 0.0, min(drum, 1.0 - drum));
  vec2 cell = vec2(q * 2.6, u.y / w * 2.1), id = floor(cell), f = fract(cell) - 0.5;
  float sign_ = h2(id + seed);
  float glyph = sign_ < 0.25 ? abs(length(f) - 0.22) - 0.05 : sign_ < 0.5 ? min(box2(f, vec2(0.26, 0.05)), box2(f + vec2(0.1, 0.14), vec2(0.05, 0.16)))
    : sign_ < 0.75 ? max(abs(f.x) + f.y * 0.8 - 0.26, -f.y - 0.2) : min(length(f - vec2(0.1, 0.12)) - 0.10, box2(f + vec2(0.0, 0.14), vec2(0.26, 0.045)));
  float band = step(0.45, fract(u.y / (w * 3.4) + seed * 0.3)) * step(abs(q), 0.86);
  c *= 1.0 - 0.42 * smoothstep(0.03, -0.03, glyph) * band;
  c += moody(0xffb04a, 0x6aa0ff) * 0.14 * smoothstep(0.05, 0.0, abs(glyph)) * band * lightSide;
  lay(k, c, fill(d * w));
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    pillar(k, u, side * (w - 0.05 * w), 0.07 + 0.045 * w, -1.1, s == 0 ? 0.74 : 0.92, 1.0 + float(s));
  }
  float crest = -0.90 + 0.10 * pow(abs(u.x) / w, 2.0) + 0.015 * sin(u.x * 7.0);
  float deep = max(crest - u.y, -0.02);
  vec3 c = mix(hex(0x9a5424), hex(0x2a1020), smoothstep(0.0, 0.2, deep)) * (0.8 + 0.4 * f2(vec2(u.x * 6.0, deep * 30.0)));
  c = mix(c, hex(0xffc06a), exp(-deep * 70.0) * 0.5);
  lay(k, c, fill(-deep));
}
