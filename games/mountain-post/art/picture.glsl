// A pass in summer: snow peaks, a winding road, a post office with geraniums, firs and flowers. In free spins the foehn wind drives clouds before a red evening.

vec2 sunAt() { return vec2(wide() > 1.0 ? -0.86 : -0.22, 0.60); }

void fir(inout vec4 k, vec2 u, vec2 foot, float s, float fog, vec3 haze) {
  vec2 p = (u - foot) / s;
  if (abs(p.x) > 0.8 || p.y < -0.1 || p.y > 2.2) return;
  float sway = 0.05 * mood() * p.y * p.y;
  p.x -= sway;
  lay(k, mix(hex(0x3a2414), haze, fog), fill((abs(p.x) - 0.06) * s) * step(0.0, p.y) * step(p.y, 0.4));
  float t = clamp((p.y - 0.22) / 1.8, 0.0, 1.0), tier = fract(t * 5.0);
  float w = (0.62 * (1.0 - t) + 0.02) * (1.0 - 0.42 * tier) + 0.03 * sin(p.y * 60.0 + p.x * 40.0) * (1.0 - t);
  float d = max(abs(p.x) - w, max(0.22 - p.y, p.y - 2.02));
  vec3 c = mix(moody(0x123a26, 0x1c1a30), moody(0x4a8a3a, 0x6a4048), clamp(0.5 - p.x * 0.9 - tier * 0.35 + 0.2, 0.0, 1.0));
  lay(k, mix(c, haze, fog), fill(d * s));
}

// The post office: walls of white and timber, a broad roof, a yellow sign, boxes of flowers.
void office(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.7 || p.y < -0.2 || p.y > 2.2) return;
  float wall = box2(p - vec2(0.0, 0.55), vec2(0.95, 0.58));
  vec3 c = p.y > 0.62 ? mix(hex(0x7a4420), hex(0xb8763a), 0.5 + 0.5 * sin(p.y * 40.0)) : moody(0xf6efe0, 0xd8a890);
  lay(k, c * (0.86 + 0.14 * smoothstep(0.9, -0.9, p.x)), fill(wall * s));
  float gable = max(p.y - 1.62 + 0.72 * abs(p.x) * 0.72, 1.0 - p.y);
  lay(k, mix(hex(0x7a4420), hex(0xb8763a), 0.5 + 0.5 * sin(p.x * 34.0)), fill(max(gable, abs(p.x) - 0.95) * s));
  float roof = abs(p.y - 1.66 + 0.52 * abs(p.x)) - 0.085;
  lay(k, mix(hex(0x5a2a1c), hex(0x8a4630), smoothstep(-0.08, 0.08, p.y - 1.66 + 0.52 * abs(p.x))), fill(max(roof, abs(p.x) - 1.42) * s));
  for (int i = 0; i < 3; i++) {
    vec2 q = p - vec2(-0.58 + 0.58 * float(i), 0.86);
    lay(k, moody(0xffe9a0, 0xffc85a), fill(box2(q, vec2(0.15, 0.17)) * s));
    lay(k, hex(0x4a2614), fill((min(abs(q.x), abs(q.y)) - 0.018) * s) * step(box2(q, vec2(0.15, 0.17)), 0.0));
    lay(k, hex(0x2f7a3a), fill((abs(abs(q.x) - 0.205) - 0.04) * s) * step(abs(q.y), 0.17));
    float bloom = length(fract(vec2(q.x * 17.0, q.y * 17.0)) - 0.5) - 0.36;
    if (abs(q.x) < 0.22 && abs(q.y + 0.235) < 0.055) lay(k, mix(hex(0xe02a2a), hex(0xff7a8a), h2(floor(q * 17.0))), bloom < 0.0 ? 1.0 : 0.55);
  }
  lay(k, hex(0x4a2614), fill(box2(p - vec2(0.0, 0.24), vec2(0.17, 0.28)) * s));
  for (int i = 0; i < 2; i++) {
    vec2 q = p - vec2(i == 0 ? -0.56 : 0.56, 0.32);
    lay(k, moody(0xffe9a0, 0xffc85a), fill(box2(q, vec2(0.17, 0.14)) * s));
    lay(k, hex(0x4a2614), fill((abs(q.x) - 0.014) * s) * step(box2(q, vec2(0.17, 0.14)), 0.0));
  }
  lay(k, hex(0xf5c21a), fill((box2(p - vec2(0.0, 0.605), vec2(0.36, 0.065)) - 0.01) * s));
  shine(k, hex(0xffd070), (0.12 + 0.45 * mood()) * exp(-dot(p - vec2(0.0, 0.5), p - vec2(0.0, 0.5)) * 1.2));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), h = -0.20;
  vec2 sun = sunAt();
  vec3 haze = moody(0xcfe6f4, 0xf09a6a);
  sky(k, u, h, moody(0x2f86d8, 0x2a2050), moody(0x8cc8f0, 0xa8486a), moody(0xe8f4fa, 0xffb06a));
  halo(k, u, sun, 0.9, moody(0xfff6d0, 0xffc070), 0.75);
  disc(k, u, sun, 0.09 + 0.04 * mood(), moody(0xfffbe8, 0xffd890));
  clouds(k, vec2(u.x * (1.0 - 0.45 * mood()), u.y), vec2(0.10, 0.86), 0.75, 9.0, moody(0xa8c4dc, 0x6a2f58), moody(0xffffff, 0xffc08a), 0.44 + 0.10 * mood(), sun);
  // Two ranges of rock with snow, lit from the left.
  for (int i = 0; i < 2; i++) {
    float f = float(i), y = 0.22 - 0.18 * f, top = range_(u.x + f * 3.7, y, 0.46 - 0.12 * f, 1.15 + 0.5 * f, 0.85, 5.0 + 8.0 * f);
    float d = u.y - top, slope = top - range_(u.x + 0.03 + f * 3.7, y, 0.46 - 0.12 * f, 1.15 + 0.5 * f, 0.85, 5.0 + 8.0 * f);
    float face = clamp(0.5 + slope * 9.0 + 0.7 * (f2(vec2(u.x * 9.0 + u.y * 7.0, u.y * 13.0 - u.x * 4.0)) - 0.5), 0.0, 1.0);
    vec3 rock = mix(moody(0x4a5f7c, 0x3a2448), moody(0x9aa8b8, 0xc87a70), face);
    float snow = smoothstep(-0.30, -0.02, d + 0.24 * (f2(vec2(u.x * 12.0, u.y * 16.0) + f) - 0.5)) * (0.5 + 0.5 * face);
    rock = mix(rock, mix(moody(0xa8c8ea, 0x9a6a9a), moody(0xffffff, 0xffd8c0), face), snow);
    lay(k, mix(rock, haze, 0.34 - 0.16 * f + 0.5 * smoothstep(0.2, -0.2, u.y)), fill(d));
  }
  hills(k, u, vec4(-0.08, 0.12, 1.2, 0.2), 4.0, moody(0x5a9a56, 0x5a3a50), moody(0x2f6a40, 0x3a2440), haze, 0.42);
  for (int i = 0; i < 16; i++) fir(k, u, vec2((h2(vec2(float(i), 2.0)) - 0.5) * 2.2 * w, -0.16 + 0.05 * h2(vec2(float(i), 6.0))), 0.07 + 0.03 * h2(vec2(float(i), 9.0)), 0.35, haze);
  hills(k, u, vec4(-0.30, 0.10, 0.9, 0.1), 12.0, moody(0x8ac84a, 0x8a5a48), moody(0x3f8a3a, 0x4a2c40), haze, 0.16);
  // The meadow, and the road that winds down to us.
  if (u.y < -0.34) {
    float d = -0.34 - u.y;
    vec3 c = mix(moody(0x7ac04a, 0x7a5044), moody(0x2a6a30, 0x2c1c34), smoothstep(0.0, 0.62, d)) * (0.88 + 0.24 * f2(u * vec2(30.0, 50.0)));
    lay(k, c, 1.0);
  }
  float t = clamp((-0.24 - u.y) / 0.76, 0.0, 1.0), mid = 0.34 * sin(t * 5.2 + 0.7) * (0.3 + 0.9 * t) + 0.10;
  float road = abs(u.x - mid) - mix(0.012, 0.17, t * t);
  if (u.y < -0.24) {
    lay(k, moody(0xd8cdb8, 0x9a7a78) * (0.9 + 0.15 * f2(u * 40.0)), fill(road));
    lay(k, moody(0xfaf4e4, 0xd8b0a0), fill(abs(road + 0.02 * t) - 0.004 * (0.4 + t)) * 0.8);
  }
  office(k, u, vec2(w > 1.0 ? 1.14 : 0.26, -0.46), w > 1.0 ? 0.30 : 0.17);
  for (int i = 0; i < 5; i++) fir(k, u, vec2((w > 1.0 ? -1.50 : -0.52) + 0.17 * float(i), -0.44 - 0.05 * mod(float(i), 2.0)), 0.21 + 0.07 * h2(vec2(float(i), 3.0)), 0.04, haze);
  beams(k, u, sun, vec2(0.6, -1.0), 1.1, moody(0xfff6d8, 0xffc080), 0.20, 3.0);
  // What the wind carries: light by day, letters and leaves in the storm.
  motes(k, u, 0.17, 7.0, moody(0xffffff, 0xffe0a0), 0.5);
  vec2 q = (u * rot(0.35)) * vec2(3.2, 6.5), id = floor(q), o = (fract(q) - 0.3 - 0.4 * vec2(h2(id), h2(id + 3.0))) * rot(5.0 * h2(id + 8.0));
  lay(k, hex(0xfff4e0), fill((box2(o, vec2(0.10, 0.07))) * 0.2) * step(0.72, h2(id + 9.0)) * mood() * 0.85);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.2);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // A fir at each edge, and a bank of flowers before it.
    fir(k, u, vec2(side * (w - 0.02), -0.96), 0.62 * n, 0.0, vec3(0.0));
    fir(k, u, vec2(side * (w - 0.24 * n), -1.02), 0.40 * n, 0.0, vec3(0.0));
  }
  grass(k, u, -1.00, 0.15, 30.0, 5.0, hex(0x123a1c), hex(0x6ab040));
  for (int i = 0; i < 26; i++) {
    float f = float(i), x = (h2(vec2(f, 4.0)) - 0.5) * 2.1 * w, y = -0.985 + 0.10 * h2(vec2(f, 7.0)), r = 0.018 + 0.012 * h2(vec2(f, 9.0));
    vec2 p = (u - vec2(x, y)) / r;
    if (length(p) > 1.4) continue;
    float a = atan(p.y, p.x), d = length(p) - 0.72 - 0.28 * cos(a * 5.0 + f);
    vec3 c = mod(f, 3.0) < 0.5 ? hex(0xf4f8ff) : mod(f, 3.0) < 1.5 ? hex(0xffc81e) : hex(0x3f6ae0);
    lay(k, c, fill(d * r));
    lay(k, hex(0xf0a01a), fill((length(p) - 0.30) * r));
  }
}
