// An orchard late on a summer's day: rows of trees that lead to the hills, a fence, boughs overhead.

const vec2 SUN = vec2(-0.34, 0.46);

void tree(inout vec4 k, vec2 u, vec2 foot, float size, float seed, float far_) {
  vec2 p = (u - foot) / size;
  if (abs(p.x) > 1.5 || p.y < -0.2 || p.y > 2.6) return;
  vec3 haze = hex(0xf2b96b);
  float trunk = abs(p.x + 0.06 * sin(p.y * 5.0 + seed)) - mix(0.13, 0.08, p.y);
  lay(k, mix(mix(hex(0x3a2312), hex(0x7a4a22), smoothstep(0.1, -0.12, p.x)), haze, far_), fill(trunk * size) * step(0.0, p.y) * step(p.y, 1.2));
  vec3 dark = mix(hex(0x14341a), haze, far_), mid = mix(hex(0x3f7a22), haze, far_ * 0.85), light = mix(hex(0xc8d84a), hex(0xffe08a), far_ * 0.6);
  vec2 to = normalize(SUN - foot + vec2(0.0, 0.5));
  leafage(k, (p - vec2(0.42, 1.30)) / 0.62, seed + 3.0, dark, mid, light, to, 9.0);
  leafage(k, (p - vec2(-0.40, 1.25)) / 0.62, seed + 5.0, dark, mid, light, to, 9.0);
  leafage(k, (p - vec2(0.0, 1.62)) / 0.80, seed, dark, mid, light, to, 11.0);
  for (int i = 0; i < 9; i++) {
    vec2 at = vec2(h2(vec2(seed, float(i))) - 0.5, h2(vec2(seed + 1.0, float(i)))) * vec2(1.4, 1.0) + vec2(0.0, 1.05);
    float d = length(p - at) - 0.065;
    vec3 red = mix(hex(0xb3161c), hex(0xff7a3a), smoothstep(0.03, -0.06, dot(p - at, -to) + 0.01));
    lay(k, mix(red, haze, far_ * 0.7), fill(d * size));
  }
}

void far(inout vec4 k, vec2 u) {
  sky(k, u, -0.1, hex(0x2f6fb4), hex(0x8fc4d8), hex(0xffd080));
  halo(k, u, SUN, 1.1, hex(0xffd27a), 0.7);
  clouds(k, u, vec2(0.12, 0.9), 0.55, 4.0, hex(0xb59aa8), hex(0xfff0d0), 0.50, SUN);
  disc(k, u, SUN, 0.10, hex(0xffe6a0));
  hills(k, u, vec4(0.12, 0.10, 0.9, 0.3), 3.0, hex(0x8a9ab0), hex(0x7a90a0), hex(0xf6cf9a), 0.62);
  hills(k, u, vec4(0.02, 0.08, 1.4, 0.1), 8.0, hex(0x7f9a4a), hex(0x5a7a3a), hex(0xf2c27a), 0.45);
  // The meadow runs to the horizon in mown stripes.
  float h = -0.06;
  vec2 g = ground(u, h);
  float stripes = smoothstep(-0.3, 0.3, sin(g.x * 5.2));
  vec3 grass_ = mix(hex(0x54842a), hex(0x86b03a), stripes) * (0.72 + 0.5 * f2(g * vec2(9.0, 2.2)));
  grass_ = mix(grass_, hex(0xf4cc7c), smoothstep(0.30, 0.0, h - u.y) * 0.9);
  grass_ *= mix(1.0, 0.52, smoothstep(0.1, 0.95, h - u.y));
  lay(k, grass_, fill(u.y - h));
  mist(k, u, h + 0.03, 0.09, hex(0xffe0a0), 0.75);
  for (int i = 0; i < 6; i++) {
    float t = float(i) / 5.0, z = mix(0.06, 1.0, t * t);
    for (int s = 0; s < 2; s++) {
      float side = s == 0 ? -1.0 : 1.0;
      vec2 foot = vec2(side * (0.10 + 1.32 * z), h - 0.46 * z);
      float shadow = length((u - foot - vec2(0.32 * z, -0.02 * z)) / vec2(0.55 * z, 0.07 * z));
      lay(k, hex(0x1c3a16), 0.55 * smoothstep(1.0, 0.3, shadow));
      tree(k, u, foot, 0.62 * z, float(i) * 3.7 + side, 0.72 * (1.0 - t));
    }
  }
  beams(k, u, SUN + vec2(-0.1, 0.5), vec2(0.75, -1.0), 1.0, hex(0xffdf96), 0.34, 2.0);
  motes(k, u, 0.12, 5.0, hex(0xfff0b0), 0.7);
  mist(k, u, -0.34, 0.22, hex(0xffcf80), 0.16);
}

void apple(inout vec4 k, vec2 u, vec2 at, float r) {
  vec2 p = (u - at) / r;
  float d = length(p * vec2(1.0, 1.04)) - 1.0 + 0.10 * exp(-p.x * p.x * 14.0) * step(0.0, p.y);
  vec3 c = mix(hex(0x5e0a12), hex(0xd92a22), smoothstep(-1.0, 0.4, dot(p, vec2(-0.6, 0.75))));
  c = mix(c, hex(0xffb03a), 0.55 * smoothstep(0.2, 1.1, dot(p, vec2(-0.75, 0.35)) + 0.3 * n2(p * 5.0)));
  c += 0.75 * exp(-dot(p - vec2(-0.38, 0.42), p - vec2(-0.38, 0.42)) * 18.0);
  lay(k, hex(0x3a2312), fill((seg(p, vec2(0.0, 0.7), vec2(0.12, 1.35)) - 0.07) * r));
  lay(k, c, fill(d * r));
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 c = vec2(side * (w + 0.02), 1.04);
    vec2 to = normalize(vec2(0.3, -0.5));
    apple(k, u, c + vec2(-side * 0.24, -0.36), 0.075);
    apple(k, u, c + vec2(-side * 0.05, -0.58), 0.085);
    leafage(k, (u - c) / vec2(0.58, 0.46), 2.0 + side, hex(0x0d2712), hex(0x24561c), hex(0x7ea82a), to, 7.0);
    leafage(k, (u - c - vec2(-side * 0.36, 0.04)) / vec2(0.34, 0.24), 7.0 + side, hex(0x0f2c14), hex(0x2a611e), hex(0x9cc038), to, 6.0);
    apple(k, u, c + vec2(-side * 0.42, -0.24), 0.068);
    apple(k, u, c + vec2(-side * 0.16, -0.46), 0.080);
  }
  float low = -0.93;
  grass(k, u, low - 0.02, 0.15, 26.0, 3.0, hex(0x0e2a10), hex(0x4c7c22));
  grass(k, u, low - 0.07, 0.17, 20.0, 9.0, hex(0x0a200c), hex(0x78a02c));
}
