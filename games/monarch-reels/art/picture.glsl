// A throne hall in the evening: columns of blue marble with gold, tall windows where the sun goes down, chandeliers, a crimson carpet that
// runs to the dais, banners between the columns.

float depth(float i) { return 1.0 / (1.0 + 0.62 * i); }

void window(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.6 || abs(p.y) > 1.5) return;
  float d = max(abs(p.x) - 0.26, -p.y - 0.9);
  d = p.y > 0.5 ? length(vec2(p.x, p.y - 0.5)) - 0.26 : max(d, p.y - 0.5);
  lay(k, hex(0xd8a850), fill((d - 0.05) * s));
  vec3 glass = mix(hex(0xff9a4a), hex(0x6a4ac0), smoothstep(-0.8, 0.8, p.y));
  glass += 0.25 * exp(-dot(p - vec2(0.05, -0.35), p - vec2(0.05, -0.35)) * 6.0) * vec3(1.0, 0.7, 0.3);
  lay(k, glass, fill(d * s));
  float bars = min(abs(p.x), min(abs(fract(p.y * 2.2) - 0.5) / 2.2, 9.0)) - 0.012;
  lay(k, hex(0x6a4418), fill(max(bars, d) * s));
  shine(k, hex(0xffa860), 0.20 * exp(-dot(p, p) * 1.1));
}

void banner_(inout vec4 k, vec2 u, vec2 at, float s, vec3 c) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.5 || abs(p.y) > 1.2) return;
  float low = -0.80 + 0.22 * abs(p.x) / 0.24;
  float d = max(abs(p.x) - 0.24, max(p.y - 0.70, -(p.y + 0.80) + 0.22 * (1.0 - abs(p.x) / 0.24) * -1.0));
  d = max(d, low - p.y - 0.22);
  vec3 cloth_ = c * (0.74 + 0.26 * sin(p.x * 17.0 + p.y * 2.0));
  lay(k, cloth_, fill(d * s));
  lay(k, hex(0xffd070), fill((abs(d + 0.035) - 0.014) * s));
  // A crown in gold.
  vec2 q = p - vec2(0.0, 0.18);
  float crown_ = max(abs(q.x) - 0.13, max(q.y - 0.05 - 0.07 * abs(sin(q.x * 24.0)), -q.y - 0.07));
  lay(k, hex(0xffd070), fill(crown_ * s));
  lay(k, hex(0x8a5a18), fill(max(abs(p.y - 0.72) - 0.025, abs(p.x) - 0.30) * s));
}

void column(inout vec4 k, vec2 u, float x, float w, float fog) {
  float p = (u.x - x) / w;
  if (abs(p) > 1.5) return;
  float round_ = sqrt(max(1.0 - p * p, 0.0));
  vec3 stone = mix(hex(0x1c2a7a), hex(0x4a66d0), clamp(0.25 + 0.6 * (0.5 - p * 0.6) * round_ + 0.25 * (f2(u * vec2(7.0, 3.0) + x * 5.0) - 0.5), 0.0, 1.0));
  stone *= 0.80 + 0.20 * cos(p * 16.0);
  stone = mix(stone, hex(0x2a1c4a), fog);
  lay(k, stone, fill((abs(p) - 0.82) * w));
  vec3 gilt = mix(hex(0x7a4a14), hex(0xffd880), clamp(0.5 - 0.5 * p + 0.25 * sin(p * 9.0), 0.0, 1.0));
  gilt = mix(gilt, hex(0x2a1c4a), fog);
  for (int i = 0; i < 4; i++) {
    float y = i == 0 ? 0.86 : i == 1 ? 0.74 : i == 2 ? -0.56 : -0.66, h = i == 0 || i == 3 ? 0.045 : 0.020, out_ = i == 0 || i == 3 ? 1.12 : 0.98;
    lay(k, gilt, fill(max((abs(p) - out_) * w, abs(u.y - y) - h)));
  }
}

void chandelier(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  lay(k, hex(0x6a4418), fill((abs(p.x) - 0.012) * s) * step(0.0, p.y));
  for (int i = 0; i < 2; i++) {
    float f = float(i), y = 0.34 * f, r = 1.0 - 0.42 * f;
    float e = abs(length((p - vec2(0.0, y)) * vec2(1.0, 4.2)) - r * 0.92) - 0.07;
    lay(k, hex(0xd8983a), fill(e * 0.24 * s));
    for (int j = 0; j < 7; j++) {
      float x = r * 0.92 * sin((float(j) - 3.0) * 0.46);
      vec2 q = p - vec2(x, y - 0.20 * cos((float(j) - 3.0) * 0.46) + 0.06);
      lay(k, hex(0xfff4d8), fill(max(abs(q.x) - 0.028, abs(q.y) - 0.09) * s));
      vec2 g = q - vec2(0.0, 0.14);
      shine(k, hex(0xffd890), 1.1 * exp(-dot(g, g) * 160.0) + 0.22 * exp(-dot(g, g) * 14.0));
    }
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  // The end wall with its windows.
  lay(k, mix(hex(0x141848), hex(0x34307a), smoothstep(-0.5, 0.9, u.y)), 1.0);
  k.rgb *= 0.9 + 0.16 * f2(u * vec2(3.0, 5.0));
  // A coffered vault.
  vec2 v = vec2(u.x / (1.4 - u.y * 0.55), 1.0 / (1.35 - u.y));
  float coffer = max(abs(fract(v.x * 5.0) - 0.5), abs(fract(v.y * 5.0) - 0.5));
  lay(k, mix(hex(0x2a3090), hex(0xc89040), smoothstep(0.40, 0.46, coffer)), smoothstep(0.52, 0.66, u.y + 0.10 * u.x * u.x));
  for (int i = 0; i < 3; i++) {
    float x = (float(i) - 1.0) * mix(0.34, 0.62, t);
    window(k, u, vec2(x, 0.30), mix(0.42, 0.52, t));
  }
  // Steps and the far throne, almost hidden by what is played.
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    lay(k, mix(hex(0x8a6a9a), hex(0x4a3a72), f * 0.25), fill(max(u.y + 0.24 + 0.045 * f, abs(u.x) - 0.60 - 0.10 * f)));
  }
  // Floor of chequered marble, seen along.
  if (u.y < -0.40) {
    vec2 g = ground(u, -0.22);
    float c = mod(floor(g.x * 1.5) + floor(g.y * 1.5), 2.0);
    vec3 tile = mix(hex(0x1a2262), hex(0x8a86b8), c) * (0.55 + 0.35 * smoothstep(-0.40, -1.0, u.y));
    lay(k, tile, 1.0);
    float run = abs(u.x) - (0.12 + 0.52 * (-0.30 - u.y));
    lay(k, hex(0xa8142c) * (0.72 + 0.22 * f2(u * 60.0)), fill(run));
    lay(k, hex(0xffd070), fill(abs(run + 0.020) - 0.008));
    shine(k, hex(0xff9a50), 0.25 * exp(-u.x * u.x * 5.0) * smoothstep(-0.9, -0.4, u.y));
  }
  // Columns come nearer on both sides, banners hang between.
  for (int i = 2; i >= 0; i--) {
    float d = depth(float(i)), x = mix(0.50, 1.55, t) * d + mix(0.06, 0.10, t);
    for (int s = 0; s < 2; s++) {
      float side = s == 0 ? -1.0 : 1.0;
      column(k, u, side * x, mix(0.075, 0.14, t) * d, 0.34 * float(i) * 0.6);
      if (i < 2) banner_(k, u, vec2(side * (x - mix(0.16, 0.32, t) * d), 0.40), mix(0.26, 0.44, t) * d, i == 0 ? hex(0xb8183a) : hex(0x2a40b8));
    }
  }
  chandelier(k, u, vec2(mix(-0.30, -0.92, t), 0.80), mix(0.10, 0.17, t));
  chandelier(k, u, vec2(mix(0.30, 0.92, t), 0.80), mix(0.10, 0.17, t));
  beams(k, u, vec2(0.0, 0.62), vec2(0.0, -1.0), 1.2, hex(0xffb070), 0.20, 8.0);
  motes(k, u, 0.15, 5.0, hex(0xffe0a0), 0.6);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.2);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, x = side * u.x;
    // A curtain of ermine-edged velvet, drawn aside.
    float hold = exp(-pow((u.y + 0.20) * 2.8, 2.0));
    float edge = w - (0.22 - 0.12 * hold + 0.06 * smoothstep(-0.2, -1.0, u.y)) * n;
    float fold_ = sin((x - w) * 55.0 / n * (1.0 + 0.8 * hold) + 1.6 * u.y);
    vec3 c = mix(hex(0x4a0614), hex(0xc81e3a), 0.5 + 0.5 * fold_);
    lay(k, c, fill(edge - x));
    float trim = abs(x - edge - 0.018 * n) - 0.020 * n;
    vec2 spot_ = vec2(x - edge - 0.018 * n, fract(u.y * 9.0) - 0.5);
    lay(k, hex(0xf4ece0), fill(trim));
    lay(k, hex(0x1a1420), fill(length(spot_ * vec2(1.0, 0.11)) - 0.007 * n));
    lay(k, hex(0xffd070), fill(max(abs(u.y + 0.20) - 0.022, edge - x)));
  }
  // A balustrade in gold along the foot.
  float rail = abs(u.y + 0.86) - 0.022;
  vec3 gilt = mix(hex(0x8a5418), hex(0xffe09a), smoothstep(-0.03, 0.03, u.y + 0.86));
  float f = fract(u.x * 7.0) - 0.5, post = abs(f) / 7.0 - 0.018 - 0.014 * sin((u.y + 0.86) * 26.0);
  lay(k, gilt * 0.75, fill(max(post, max(u.y + 0.86, -1.1 - u.y))));
  lay(k, gilt, fill(rail));
  lay(k, hex(0x3a2410), fill(u.y + 0.985));
}
