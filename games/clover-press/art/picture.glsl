// A green valley after the rain: a rainbow over patched fields, a round tower, thatched cottages with smoke, a stream; clover and a dry wall in front.

void bow(inout vec4 k, vec2 u, vec2 at, float r, float broad, float a) {
  float d = (length(u - at) - r) / broad;
  if (abs(d) > 1.6) return;
  vec3 c = vec3(smoothstep(-0.35, 0.35, d) * 1.0, 1.0 - abs(d) * 1.15, smoothstep(0.35, -0.45, d));
  c += vec3(0.45, 0.0, 0.45) * smoothstep(-0.55, -1.0, d);
  shine(k, clamp(c, 0.0, 1.0), a * smoothstep(1.1, 0.55, abs(d)));
}

// Fields on a slope: patches with hedges and walls between them.
void fields(inout vec4 k, vec2 u, float y, float steep, float size, float seed, vec3 haze, float fog) {
  if (u.y > y) return;
  float d = y - u.y;
  vec2 g = vec2(u.x * (1.0 + 0.5 * d), d * steep) / size + seed;
  g += 0.22 * vec2(f2(g * 1.1), f2(g * 1.1 + 9.0));
  vec2 cell = worley(g);
  // How near the second nearest is: hedges run between patches.
  vec2 i = floor(g), f = fract(g);
  float one = 9.0, two = 9.0;
  for (int x = -1; x <= 1; x++) for (int z = -1; z <= 1; z++) {
    vec2 o = vec2(float(x), float(z));
    float r = length(o + vec2(h2(i + o), h2(i + o + 57.0)) - f);
    if (r < one) { two = one; one = r; } else two = min(two, r);
  }
  // Hedges are bushes of many sizes, and every third border is a wall.
  float hedge = two - one + 0.05 * (n2(u * vec2(90.0, 120.0)) - 0.5);
  float wall = step(0.66, h2(floor(g * 0.7) + 5.0));
  vec3 c = mix(hex(0x2f8a34), hex(0x9ad04a), cell.y);
  if (fract(cell.y * 7.3) > 0.82) c = hex(0xd8c85a);
  float rows = 0.5 + 0.5 * sin((g.x * cos(cell.y * 6.0) + g.y * sin(cell.y * 6.0)) * 34.0);
  c *= 0.90 + 0.10 * rows;
  c *= 0.90 + 0.20 * f2(u * vec2(20.0, 34.0) + seed);
  c *= mix(0.86, 1.16, smoothstep(0.0, 0.30, d) * 0.5 + 0.5 * smoothstep(0.06, 0.0, d));
  c *= 1.0 - 0.22 * smoothstep(0.16, 0.03, hedge);
  c = mix(c, mix(hex(0x1c5a2c), hex(0xa8a894), wall), 0.85 * smoothstep(mix(0.070, 0.035, wall), 0.015, hedge));
  lay(k, mix(c, haze, fog * smoothstep(0.5, 0.0, d)), fill(u.y - y));
}

void cottage(inout vec4 k, vec2 u, vec2 at, float s, vec3 door) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.6 || p.y < -0.2 || p.y > 2.4) return;
  // Smoke.
  vec2 q = p - vec2(0.62, 1.5);
  float drift = q.x - 0.25 * q.y - 0.10 * sin(q.y * 6.0);
  lay(k, hex(0xf4f4f0), 0.40 * smoothstep(0.16 + 0.12 * q.y, 0.0, abs(drift)) * smoothstep(0.0, 0.15, q.y) * smoothstep(0.9, 0.1, q.y));
  lay(k, hex(0x0c3a18), 0.45 * smoothstep(1.0, 0.6, length((p - vec2(0.20, 0.0)) * vec2(0.72, 4.5))));
  lay(k, hex(0x8a8478), fill(box2(p - vec2(0.62, 1.20), vec2(0.12, 0.34)) * s));
  float wall = box2(p - vec2(0.0, 0.36), vec2(0.98, 0.36));
  lay(k, mix(hex(0xb8b8b0), hex(0xfffdf2), smoothstep(0.9, -0.6, p.x + 0.3 * p.y)) * (0.94 + 0.08 * f2(p * 9.0)), fill(wall * s));
  lay(k, hex(0x6a8a5a), fill(max(abs(p.y - 0.04) - 0.04, abs(p.x) - 0.98) * s));
  // Door and panes.
  lay(k, door, fill(box2(p - vec2(0.06, 0.25), vec2(0.135, 0.25)) * s));
  lay(k, door * 0.55, fill((abs(p.x - 0.06) - 0.012) * s) * step(abs(p.y - 0.25), 0.25));
  for (int i = 0; i < 2; i++) {
    vec2 w = p - vec2(i == 0 ? -0.52 : 0.60, 0.40);
    lay(k, door, fill((box2(w, vec2(0.155, 0.15)) - 0.02) * s));
    lay(k, hex(0xffe8a0), fill(box2(w, vec2(0.125, 0.12)) * s));
    lay(k, door, fill(min(abs(w.x), abs(w.y)) * s - 0.016 * s) * step(box2(w, vec2(0.125, 0.12)), 0.0));
  }
  // Thatch, with its scalloped ridge.
  float roof = max(p.y - 1.22 - 0.05 * cos(p.x * 2.0), max(0.68 - 0.05 * cos(p.x * 9.0) * 0.3 - p.y, abs(p.x) + 0.34 * (p.y - 0.66) - 1.12));
  float straw = 0.78 + 0.30 * f2(vec2(p.x * 34.0, p.y * 5.0));
  lay(k, mix(hex(0x8a6a30), hex(0xe0b860), smoothstep(0.60, 1.25, p.y)) * straw, fill(roof * s));
  lay(k, hex(0x7a5a28), fill(max(abs(p.y - 1.12 - 0.03 * abs(sin(p.x * 9.0))) - 0.02, abs(p.x) - 0.98) * s));
}

void roundTower(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.5 || p.y < -0.1 || p.y > 3.3) return;
  float w = 0.27 - 0.035 * p.y;
  vec3 stone_ = mix(hex(0x6a6a62), hex(0xd8d2c0), smoothstep(0.28, -0.24, p.x));
  vec2 b = vec2(p.x / w * 2.2 + 0.5 * mod(floor(p.y * 9.0), 2.0), p.y * 9.0);
  stone_ *= 0.82 + 0.30 * h2(floor(b)) - 0.16 * step(0.88, fract(b.y));
  lay(k, stone_, fill(max(abs(p.x) - w, max(p.y - 2.55, -p.y)) * s));
  lay(k, mix(hex(0x4a4a4a), hex(0xa8a498), smoothstep(0.2, -0.2, p.x)), fill(max(abs(p.x) - 0.24 * (3.15 - p.y) / 0.62, max(p.y - 3.15, 2.53 - p.y)) * s));
  lay(k, hex(0x24241f), fill(box2(p - vec2(0.02, 1.75), vec2(0.03, 0.11)) * s));
  lay(k, hex(0x24241f), fill(box2(p - vec2(-0.05, 0.72), vec2(0.05, 0.13)) * s));
}

// A four-leaf clover seen from above, lit from the left.
void cloverLeaf(inout vec4 k, vec2 u, vec2 at, float r, float turn_, vec3 dark, vec3 light) {
  vec2 p = (u - at) / r;
  if (length(p) > 1.3) return;
  p *= rot(turn_);
  for (int i = 0; i < 4; i++) {
    vec2 q = p * rot(float(i) * PI * 0.5);
    vec2 h = vec2(abs(q.x), q.y - 0.52);
    // A heart whose tip is at the middle.
    float d = min(length(h - vec2(0.21, 0.13)) - 0.29, max(h.x * 0.78 + abs(h.y + 0.04) * 0.0 - 0.40 - h.y * 0.62, h.y - 0.12));
    d = max(d, -h.y - 0.52);
    float tone = smoothstep(0.0, 0.9, q.y) * 0.6 + 0.4 * smoothstep(0.5, -0.4, (u.x - at.x) / r);
    vec3 c = mix(dark, light, tone);
    c = mix(c, light * 1.15, 0.55 * smoothstep(0.07, 0.0, abs(h.y + 0.02 - 0.35 * h.x) - 0.03) * smoothstep(0.45, 0.2, h.x));
    c *= 1.0 - 0.35 * smoothstep(0.035, 0.0, h.x);
    lay(k, c, fill(d * r));
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  vec2 sun = vec2(mix(-0.40, -1.15, t), 0.78);
  vec3 haze = hex(0xe8f4d8);
  sky(k, u, -0.1, hex(0x2a7ac8), hex(0x86c4ec), hex(0xf4f6d8));
  halo(k, u, sun, 0.85, hex(0xfff4c0), 0.55);
  clouds(k, u, vec2(0.12, 0.55), 0.60, 12.0, hex(0x8aa8bc), hex(0xffffff), 0.52, sun);
  clouds(k, u, vec2(0.55, 0.98), 0.85, 31.0, hex(0x6a88a4), hex(0xf4f8fc), 0.46, sun);
  bow(k, u, vec2(mix(0.10, 0.32, t), -0.50), mix(1.02, 1.22, t), mix(0.060, 0.075, t), 0.62);
  bow(k, u, vec2(mix(0.10, 0.32, t), -0.50), mix(1.22, 1.46, t), 0.060, 0.16);
  hills(k, u, vec4(0.10, 0.20, 0.8, 0.55), 6.0, hex(0x5a8aa0), hex(0x8ab8a8), haze, 0.60);
  hills(k, u, vec4(0.00, 0.14, 1.0, 0.15), 17.0, hex(0x4a9a5a), hex(0x8ac06a), haze, 0.44);
  float y1 = range_(u.x, -0.10, 0.10, 0.9, 0.0, 23.0);
  fields(k, u, y1, 5.2, 0.17, 3.0, haze, 0.42);
  // Trees along the ridge.
  for (int i = 0; i < 12; i++) {
    float f = float(i), x = (f - 5.5) * 0.31 * (0.4 + 0.6 * w) + 0.08 * sin(f * 5.0);
    vec2 at = vec2(x, range_(x, -0.10, 0.10, 0.9, 0.0, 23.0) + 0.022);
    float s = 0.040 + 0.028 * h2(vec2(f, 4.0));
    leafage(k, (u - at) / s, f * 3.0, mix(hex(0x1c5a2a), haze, 0.25), mix(hex(0x3f9040), haze, 0.18), mix(hex(0xb0dc60), haze, 0.1), normalize(sun), 7.0);
  }
  float x2 = mix(0.36, 1.28, t);
  roundTower(k, u, vec2(x2, range_(x2, -0.24, 0.10, 0.8, 0.0, 41.0) - 0.02), mix(0.145, 0.22, t));
  float y2 = range_(u.x, -0.24, 0.10, 0.8, 0.0, 41.0);
  fields(k, u, y2, 3.8, 0.30, 11.0, haze, 0.16);
  // Cottages.
  float x3 = mix(-0.34, -1.30, t), x4 = mix(0.10, -0.62, t), x5 = mix(0.40, 0.92, t);
  cottage(k, u, vec2(x4, range_(x4, -0.24, 0.10, 0.8, 0.0, 41.0) - 0.05), mix(0.060, 0.075, t), hex(0x2a6ab8));
  cottage(k, u, vec2(x3, range_(x3, -0.24, 0.10, 0.8, 0.0, 41.0) - 0.14), mix(0.105, 0.155, t), hex(0xc8202a));
  cottage(k, u, vec2(x5, range_(x5, -0.24, 0.10, 0.8, 0.0, 41.0) - 0.16), mix(0.090, 0.135, t), hex(0x1a7a4a));
  // A stream winds to the front.
  float d = -0.46 - u.y, bed = 0.10 * sin(d * 7.0 + 0.6) * (0.35 + d) + mix(0.05, 0.25, t);
  if (d > 0.0) {
    float bank = abs(u.x - bed) - 0.030 - 0.15 * d;
    lay(k, hex(0x3a6a34), fill(bank - 0.016));
    vec3 wet = mix(hex(0x8ac8e8), hex(0x2a6a9a), smoothstep(0.0, 0.5, d));
    wet += 0.25 * smoothstep(0.62, 0.85, n2(vec2(u.x * 30.0, u.y * 130.0)));
    lay(k, wet, fill(bank));
  }
  // A bank in front, which hides where the stream goes.
  float y3 = range_(u.x, -0.84, 0.05, 1.2, 0.0, 53.0);
  grass(k, u, y3 - 0.01, 0.055, 50.0, 5.0, hex(0x2f8a30), hex(0xb0e060));
  if (u.y < y3) {
    float deep = y3 - u.y;
    lay(k, mix(hex(0x5ab83a), hex(0x1c6a28), smoothstep(0.0, 0.22, deep)) * (0.84 + 0.32 * f2(vec2(u.x * 30.0, u.y * 60.0))), 1.0);
    vec2 q = u * vec2(34.0, 48.0), id = floor(q);
    float b = h2(id + 3.0);
    vec3 petal = b > 0.93 ? hex(0xfff8f0) : hex(0xffe05a);
    lay(k, petal, 0.9 * step(0.86, b) * smoothstep(0.20, 0.12, length(fract(q) - 0.25 - 0.5 * vec2(h2(id), h2(id + 9.0)))));
  }
  // Sheep.
  for (int i = 0; i < 7; i++) {
    float f = float(i);
    vec2 at = vec2((h2(vec2(f, 61.0)) - 0.5) * 1.7 * w, -0.44 - 0.20 * h2(vec2(f, 63.0)));
    if (abs(at.x - mix(0.05, 0.25, t)) < 0.17) continue;
    float s = 0.022 + 0.020 * (-0.40 - at.y);
    vec2 p = (u - at) / s;
    if (abs(p.x) > 2.0 || abs(p.y) > 2.0) continue;
    lay(k, hex(0x2a2622), fill((min(box2(p - vec2(-0.4, -0.75), vec2(0.07, 0.35)), box2(p - vec2(0.35, -0.75), vec2(0.07, 0.35)))) * s));
    float wool = length(p * vec2(0.72, 1.0)) - 0.62 - 0.06 * sin(atan(p.y, p.x) * 9.0);
    lay(k, mix(hex(0xc8c4b8), hex(0xfffdf6), smoothstep(-0.5, 0.5, p.y)), fill(wool * s));
    lay(k, hex(0x2a2622), fill((length((p - vec2(0.86, 0.10)) * vec2(1.0, 1.3)) - 0.26) * s));
  }
  beams(k, u, sun + vec2(0.0, 0.1), vec2(0.5, -1.0), 0.9, hex(0xfff8d0), 0.16, 7.0);
  motes(k, u, 0.13, 8.0, hex(0xfff6c0), 0.45);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // Boughs above.
    for (int i = 0; i < 4; i++) {
      float f = float(i);
      leafage(k, (u - vec2(side * (w + 0.05 - 0.11 * f * (0.4 + 0.6 * t)), 0.99 - 0.022 * f)) / (0.15 - 0.014 * f), f * 5.0 + side * 2.0, hex(0x12482a), hex(0x2f8a3c), hex(0xb8ec70), vec2(-0.5, 0.85), 8.0);
    }
    // A dry wall at the edge.
    float x = side * u.x - (w - mix(0.20, 0.46, t));
    if (x > 0.0) {
      float top = -0.80 + 0.16 * x + 0.02 * sin(u.x * 23.0);
      vec2 b = vec2(u.x * 9.0 + 0.5 * mod(floor(u.y * 17.0), 2.0), u.y * 17.0);
      b += 0.3 * vec2(n2(u * 14.0), n2(u * 14.0 + 5.0));
      vec2 c = worley(b);
      vec3 stone_ = mix(hex(0x5a5e5a), hex(0xc0bca8), c.y) * mix(1.1, 0.45, smoothstep(0.30, 0.75, c.x));
      stone_ = mix(stone_, hex(0x5a8a3a), 0.55 * smoothstep(0.45, 0.7, n2(u * 11.0 + 3.0)));
      lay(k, stone_, fill(u.y - top - 0.02 * (0.6 - c.x)));
    }
  }
  grass(k, u, -1.04, 0.15, 42.0, 3.0, hex(0x14501c), hex(0x8ad850));
  // Clover in front.
  for (int i = 0; i < 26; i++) {
    float f = float(i), b = h2(vec2(f, 71.0)), side = mod(f, 2.0) < 0.5 ? -1.0 : 1.0;
    float x = side * (w - (0.02 + 0.055 * floor(f * 0.5) * mix(0.55, 1.0, t)) + 0.03 * (b - 0.5));
    float low = mix(-0.86, -1.0, clamp(floor(f * 0.5) / 12.0, 0.0, 1.0));
    float y = low + 0.10 * (h2(vec2(f, 73.0)) - 0.5);
    float r = mix(0.050, 0.072, t) * (0.75 + 0.5 * h2(vec2(f, 79.0)));
    lay(k, hex(0x2a7a34), fill(abs(u.x - x - 0.02 * sin((u.y - y) * 12.0)) - 0.006) * step(u.y, y) * step(-1.1, u.y));
    cloverLeaf(k, u, vec2(x, y), r, b * 3.0, mix(hex(0x0f5a28), hex(0x1c7a34), b), mix(hex(0x5ac84a), hex(0xa0ec6a), b));
  }
}
