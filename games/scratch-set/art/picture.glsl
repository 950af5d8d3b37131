// A kiosk on the promenade at dusk: the sea behind it, an awning, chains of lamps and a counter of wood.

void awning(inout vec4 k, vec2 u, float y, float tall, float half_) {
  vec2 p = u - vec2(0.0, y);
  float t = clamp(-p.y / tall, 0.0, 1.0), x = p.x / mix(0.90, 1.0, t);
  float stripe = floor((x + 10.0) / 0.17), in_ = fract((x + 10.0) / 0.17) - 0.5;
  float hem = -tall - 0.045 * sqrt(max(0.0, 0.25 - in_ * in_)) * 2.0;
  float d = max(max(p.y, hem - p.y), abs(x) - half_);
  vec3 c = mod(stripe, 2.0) < 0.5 ? hex(0xf4f1e4) : hex(0x18a090);
  c *= 0.62 + 0.42 * smoothstep(-tall, 0.0, p.y) - 0.10 * abs(in_);
  lay(k, c, fill(d));
  shine(k, hex(0xffd890), 0.22 * smoothstep(0.0, -tall, p.y) * fill(d));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), low = -0.22;
  sky(k, u, low, hex(0x0c1a3c), hex(0x2f6a9c), hex(0xffb27a));
  stars(k, u, 0.7);
  vec2 sun = vec2(-w * 0.5, low);
  halo(k, u, sun, 0.8, hex(0xff9a5a), 0.6);
  clouds(k, u, vec2(0.0, 0.5), 0.7, 6.0, hex(0x2a4a78), hex(0xffb890), 0.34, sun);
  hills(k, u, vec4(low + 0.05, 0.05, 1.1, 0.3), 8.0, hex(0x3a5a88), hex(0x1c3050), hex(0x8a90b0), 0.4);
  water(k, u, low, hex(0x4a7a9a), hex(0x0a1a2c), hex(0xffc890), -w * 0.5, 0.5);
  // The light of the kiosk behind the play.
  halo(k, u, vec2(0.0, 0.05), 1.1, hex(0xffd890), 0.55);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    lamps(k, u, vec2(-w - 0.1, 0.72 + 0.16 * f), vec2(w + 0.1, 0.78 + 0.13 * f), 0.14 + 0.03 * f, 13.0 + 4.0 * f, 0.026 - 0.004 * f,
      f == 1.0 ? hex(0x5fe8d0) : hex(0xffd87a), hex(0xff9a6a), hex(0x1a2a3c));
  }
  awning(k, u, 1.02, 0.26, w * 0.96);
  bokeh(k, u, 0.26, 4.0, hex(0xffd08a), hex(0x5fe0d0), 0.16);
  // A counter of wood.
  if (u.y < -0.62) {
    vec2 g = ground(u, -0.30);
    float plank = fract(g.x * 1.6), grain = f2(vec2(g.x * 3.0, g.y * 26.0));
    vec3 c = mix(hex(0x5a3418), hex(0xa86a34), grain) * (0.7 + 0.4 * smoothstep(0.0, 0.05, min(plank, 1.0 - plank)));
    lay(k, c * smoothstep(-1.1, -0.62, u.y), 1.0);
    shine(k, hex(0xffd890), 0.35 * exp(-pow(u.x / 0.7, 2.0)) * smoothstep(-1.0, -0.62, u.y));
  }
  vec2 e = u - vec2(0.0, -0.62);
  lay(k, mix(hex(0x6a3c1c), hex(0xe0a060), 0.5 + 0.5 * n2(vec2(u.x * 9.0, 2.0))), fill(abs(e.y) - 0.014));
  motes(k, u, 0.09, 7.0, hex(0xffe8c0), 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // Posts of the kiosk.
    vec2 p = u - vec2(side * (w + 0.01), 0.0);
    lay(k, mix(hex(0x0a2a2c), hex(0x2fb8a4), smoothstep(0.08, 0.0, abs(p.x + side * 0.03))), fill(abs(p.x) - 0.075));
    shine(k, hex(0xffe0a0), 0.25 * exp(-pow((p.x + side * 0.05) * 60.0, 2.0)));
  }
}
