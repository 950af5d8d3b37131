// A hall of red lacquer open to the night: a golden moon, rolling clouds, pillars, lanterns, and a floor that mirrors them.

vec3 gold_(float t) { return mix(hex(0x5a2a08), mix(hex(0xd8922c), hex(0xfff0b8), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void pillar(inout vec4 k, vec2 u, float x, float half_) {
  float t = (u.x - x) / half_;
  float round_ = sqrt(max(0.0, 1.0 - t * t));
  vec3 c = mix(hex(0x2a0408), hex(0xb01c24), round_ * (0.45 + 0.55 * smoothstep(0.9, -0.7, t)));
  c += hex(0xff9a6a) * 0.22 * exp(-pow((t + 0.42) * 5.0, 2.0));
  lay(k, c, fill(abs(u.x - x) - half_));
  // A dragon's coil in gold about it.
  float coil = fract(u.y * 1.35 + t * 0.16) - 0.5;
  float scale_ = 0.7 + 0.3 * sin(u.y * 60.0 + t * 14.0);
  lay(k, gold_(0.35 + 0.45 * round_ * scale_), fill(abs(coil) - 0.10) * round_ * step(abs(t), 1.0));
  for (int i = 0; i < 2; i++) {
    float y = i == 0 ? 0.90 : -0.66;
    vec2 p = vec2(u.x - x, u.y - y);
    lay(k, gold_(0.5 + 0.4 * round_), fill(max(abs(p.x) - half_ * 1.18, abs(p.y) - 0.05)));
    lay(k, hex(0x1c6a58), fill(max(abs(p.x) - half_ * 1.18, abs(p.y) - 0.018)));
  }
}

void lantern_(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  halo(k, u, at, 0.85 * s, hex(0xff8a3c), 0.85);
  lay(k, hex(0x2a0806), fill((abs(p.x) - 0.008) * s) * step(0.2, p.y));
  float d = length(p * vec2(0.86, 1.0)) - 0.24;
  float rib = abs(fract(p.x / (0.24 * sqrt(max(0.05, 1.0 - p.y * p.y * 14.0))) * 2.5) - 0.5);
  vec3 c = mix(hex(0xc81e1c), hex(0xffc45c), exp(-dot(p, p) * 18.0));
  c *= 0.78 + 0.22 * smoothstep(0.02, 0.12, rib);
  lay(k, c, fill(d * s));
  lay(k, gold_(0.7), fill((max(abs(p.x) - 0.11, abs(abs(p.y) - 0.235) - 0.025)) * s));
  lay(k, gold_(0.55), fill((max(abs(p.x) - 0.03 - 0.03 * sin(p.x * 90.0), abs(p.y + 0.36) - 0.10)) * s) * 0.9);
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), floor_ = -0.60;
  sky(k, u, floor_, hex(0x1c0410), hex(0x5a0e1c), hex(0xd0501c));
  stars(k, u, 0.35);
  vec2 moon = vec2(0.0, 0.30);
  halo(k, u, moon, 1.25, hex(0xffb24c), 0.8);
  float m = length(u - moon) - 0.46;
  vec3 face = mix(hex(0xffc860), hex(0xfff2c8), smoothstep(0.5, -0.4, u.x + u.y * 0.4)) * (0.86 + 0.2 * f2(u * 5.0));
  lay(k, face, fill(m));
  clouds(k, u, vec2(0.02, 0.34), 0.55, 3.0, hex(0x6a1420), hex(0xffb878), 0.52, moon);
  clouds(k, u, vec2(-0.50, 0.22), 0.42, 7.0, hex(0x3c0a14), hex(0xe87a48), 0.60, moon);
  hills(k, u, vec4(-0.42, 0.20, 2.2, 0.6), 4.0, hex(0x4a1018), hex(0x22060c), hex(0xc04a24), 0.4);
  if (u.y < floor_) {
    vec2 t = ground(u, -0.30);
    vec3 c = mix(hex(0x22050a), hex(0x5c1018), f2(t * vec2(2.0, 8.0)));
    c = mix(c, hex(0xe08a2c), smoothstep(0.05, 0.01, abs(fract(t.x * 0.7) - 0.5) - 0.44) * 0.25);
    c += hex(0xffb050) * 0.55 * exp(-pow(u.x / 0.42, 2.0)) * smoothstep(-1.1, floor_, u.y);
    lay(k, c, 1.0);
  }
  lay(k, gold_(0.6), fill(abs(u.y - floor_) - 0.008));
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    pillar(k, u, side * (w - 0.13), 0.13);
    if (w > 1.1) pillar(k, u, side * (w - 0.62), 0.085);
    lantern_(k, u, vec2(side * (w - 0.37), 0.58), 0.72);
  }
  lay(k, hex(0x2a060a), fill(0.93 - u.y));
  lay(k, gold_(0.55 + 0.4 * sin(u.x * 40.0)), fill(abs(u.y - 0.93) - 0.014));
  bokeh(k, u, 0.25, 9.0, hex(0xffc070), hex(0xff6a4c), 0.12);
  motes(k, u, 0.10, 4.0, hex(0xffd08a), 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    mist(k, u, -0.98, 0.24, hex(0xe0703c), 0.30);
    lantern_(k, u, vec2(side * (w - 0.10), -0.72), 0.55);
  }
}
