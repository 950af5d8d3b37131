// The saloon of a river boat at night: arches of white and gold, lamps, and behind them a town's lights on the water.

vec3 gilt(float t) { return mix(hex(0x4a2a10), mix(hex(0xc88a3c), hex(0xffedc0), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

/** A globe of glass on an arm of brass. */
void globe(inout vec4 k, vec2 u, vec2 at, float s) {
  halo(k, u, at, 0.8 * s, hex(0xffc070), 0.8);
  vec2 p = (u - at) / s;
  lay(k, gilt(0.6), fill((max(abs(p.x) - 0.012, abs(p.y + 0.22) - 0.14)) * s));
  float d = length(p) - 0.11;
  lay(k, mix(hex(0xffa84c), hex(0xfff6dc), smoothstep(0.11, 0.0, length(p - vec2(-0.02, 0.03)))), fill(d * s));
}

/** Columns with an arch between them; the night is seen through it. */
void arch(inout vec4 k, vec2 u, float x, float half_) {
  vec2 p = u - vec2(x, 0.36);
  float hole = p.y > 0.0 ? length(p) - half_ : abs(p.x) - half_;
  float wall = max(-hole, abs(p.x) - half_ - 0.10);
  vec3 paint_ = mix(hex(0x2c1440), hex(0x6a3a86), smoothstep(-0.8, 0.9, u.y) * (0.7 + 0.3 * cos(p.x * 8.0)));
  lay(k, paint_, fill(wall));
  lay(k, gilt(0.55 + 0.35 * sin(u.y * 6.0 + x * 2.0)), fill(abs(hole) - 0.016) * step(-1.2, u.y));
  float column = abs(abs(p.x) - half_ - 0.055) - 0.05;
  float t = (abs(p.x) - half_ - 0.055) / 0.05;
  vec3 marble = mix(hex(0x3a2050), hex(0xe8d4e8), sqrt(max(0.0, 1.0 - t * t)) * 0.8) * (0.8 + 0.2 * cos(t * 12.0));
  lay(k, marble, fill(max(column, p.y)));
  lay(k, gilt(0.7), fill(max(abs(abs(p.x) - half_ - 0.055) - 0.072, abs(p.y) - 0.028)));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), shore = -0.18;
  sky(k, u, shore, hex(0x0e0828), hex(0x3c1a5c), hex(0xc85c8c));
  stars(k, u, 0.6);
  halo(k, u, vec2(-w * 0.35, 0.42), 0.6, hex(0xfff0d0), 0.5);
  disc(k, u, vec2(-w * 0.35, 0.42), 0.085, hex(0xfff6e4));
  skyline(k, u, vec4(shore, 0.26, 16.0, 0.6), 5.0, hex(0x1a0c30), hex(0x2e1650), hex(0xffc878), 0.6);
  water(k, u, shore, hex(0x3a1c5c), hex(0x0c0620), hex(0xffb878), 0.8, 0.5);
  float step_ = 1.10;
  for (int i = -1; i <= 1; i++) arch(k, u, float(i) * step_, 0.44);
  lay(k, hex(0x22103a), fill(0.88 - u.y));
  lay(k, gilt(0.5 + 0.4 * sin(u.x * 30.0)), fill(abs(u.y - 0.88) - 0.014));
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    globe(k, u, vec2(side * 0.55, 0.56), 1.0);
    if (w > 1.2) globe(k, u, vec2(side * (w - 0.16), 0.56), 1.0);
  }
  lamps(k, u, vec2(-w, 0.80), vec2(w, 0.80), 0.10, 22.0, 0.016, hex(0xffd890), hex(0xff9ac8), hex(0x2a1230));
  bokeh(k, u, 0.26, 7.0, hex(0xffc878), hex(0xe078c8), 0.12);
  motes(k, u, 0.10, 4.0, hex(0xffe0b0), 0.35);
}

// The rail of the deck, and a table's edge before it.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.8;
  vec2 c = vec2(0.0, -0.54 - r);
  float d = length((u - c) * vec2(1.0 / max(0.75, w * 0.66), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 leather = mix(hex(0x12061c), hex(0x5c2a6c), sin(3.14159 * t));
  leather += hex(0xffd8a8) * 0.16 * exp(-pow((t - 0.38) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, leather, fill(d));
  lay(k, gilt(0.55 + 0.4 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec3 felt = mix(hex(0x200a38), hex(0x6a2c9c), exp(-dot(u - vec2(0.0, -0.76), (u - vec2(0.0, -0.76)) * vec2(0.6, 1.6))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xf0d8a8), fill(abs(cloth + 0.13) - 0.004) * 0.55);
}
