// The stage of an evening show: a great ring of bulbs, curtains of light, stairs of gold and a floor that mirrors them.

void bulbs(inout vec4 k, vec2 u, vec2 at, float r, float count, float size, float shift) {
  vec2 p = u - at;
  float a = atan(p.y, p.x) / (2.0 * PI) * count + shift, id = floor(a);
  float b = (id + 0.5 - shift) / count * 2.0 * PI;
  float d = length(p - r * vec2(cos(b), sin(b)));
  vec3 c = mod(id, 2.0) < 0.5 ? hex(0xffe08a) : hex(0xfff6d8);
  shine(k, c, 0.75 * exp(-d * d / (size * size * 9.0)));
  lay(k, c, fill(d - size));
}

void tube(inout vec4 k, vec2 u, vec2 at, float r, float w_, vec3 c) {
  float d = abs(length(u - at) - r) - w_;
  shine(k, c, 0.85 * exp(-max(d, 0.0) * 26.0));
  lay(k, mix(c, vec3(1.0), 0.75), fill(d));
}

void show_(inout vec4 k, vec2 u) {
  float w = wide();
  vec2 at = vec2(0.0, 0.20);
  float r = 0.62 * min(1.0, 0.5 + w * 0.4);
  sky(k, u, -0.5, hex(0x081040), hex(0x1c3aa8), hex(0x4f7af0));
  // Folds of a curtain that light falls through.
  float fold = 0.5 + 0.5 * sin(u.x * 21.0 + 1.6 * sin(u.x * 5.0));
  shine(k, hex(0x2f6bff), 0.30 * fold * smoothstep(-0.55, 0.2, u.y));
  shade(k, 0.72 + 0.28 * fold);
  halo(k, u, at, r * 2.1, hex(0x6fb0ff), 0.75);
  for (int i = 0; i < 5; i++) {
    float x = (float(i) - 2.0) * w * 0.42;
    beams(k, u, vec2(x, 1.15), vec2(-x * 0.35, -1.0), 0.20, i == 2 ? hex(0xfff2c0) : hex(0x8fc8ff), 0.55, float(i) * 7.0);
  }
  // A star of rays behind the ring.
  vec2 p = u - at;
  float a = atan(p.y, p.x), l = length(p);
  float ray = smoothstep(0.0, 0.5, sin(a * 24.0)) * smoothstep(r * 1.9, r * 0.9, l);
  shine(k, hex(0xffd45a), 0.20 * ray);
  lay(k, mix(hex(0x0b1a5c), hex(0x2b57d0), 0.5 + 0.5 * p.y / r), fill(l - r * 0.93));
  shine(k, hex(0xffe08a), 0.5 * exp(-l * l / (r * r * 0.5)) * step(l, r * 0.93));
  lay(k, mix(hex(0x7a4a0c), hex(0xffd86a), 0.5 + 0.5 * p.y / r), fill(abs(l - r) - 0.055));
  bulbs(k, u, at, r, 44.0, 0.017, 0.0);
  tube(k, u, at, r * 0.86, 0.007, hex(0x4fd0ff));
  tube(k, u, at, r * 1.17, 0.006, hex(0xff6ac8));
  tube(k, u, at, r * 1.30, 0.005, hex(0x4fd0ff));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), low = -0.46;
  if (u.y > low) {
    show_(k, u);
  } else {
    // A floor of black glass.
    vec2 m = vec2(u.x * (1.0 + 0.12 * (low - u.y)), 2.0 * low - u.y * 1.0);
    m.x += 0.012 * (n2(vec2(u.x * 14.0, u.y * 60.0)) - 0.5);
    show_(k, m);
    shade(k, 0.42 - 0.30 * clamp((low - u.y) / 0.6, 0.0, 1.0));
  }
  // Stairs of gold that lead up to it.
  for (int i = 0; i < 5; i++) {
    float f = float(i) / 4.0, y = mix(-0.70, low, f), half_ = mix(0.95, 0.52, f) * min(1.0, 0.45 + w * 0.4);
    vec2 p = u - vec2(0.0, y);
    lay(k, mix(hex(0x3a2408), hex(0xc98a24), 0.35 + 0.5 * n2(vec2(u.x * 3.0, f * 5.0))), fill(max(abs(p.x) - half_, abs(p.y + 0.032) - 0.030)));
    lay(k, mix(hex(0xffe9a8), hex(0xf0b040), abs(p.x) / half_), fill(max(abs(p.x) - half_ - 0.012, abs(p.y) - 0.007)));
    shine(k, hex(0xffe08a), 0.45 * exp(-abs(p.y) * 60.0) * smoothstep(half_ + 0.05, half_ * 0.5, abs(p.x)));
  }
  bokeh(k, u, 0.24, 6.0, hex(0xffe08a), hex(0x6fc8ff), 0.13);
  motes(k, u, 0.08, 3.0, hex(0xfff0c0), 0.6);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // Columns of bulbs at the edge of the stage.
    vec2 p = u - vec2(side * (w - 0.02), 0.0);
    lay(k, mix(hex(0x1a0f04), hex(0xb07a20), smoothstep(0.09, 0.0, abs(p.x))), fill(abs(p.x) - 0.085));
    float cell = 0.14, y = mod(u.y, cell) - cell * 0.5, d = length(vec2(p.x + side * 0.045, y));
    shine(k, hex(0xffe08a), 0.7 * exp(-d * d * 500.0));
    lay(k, hex(0xfff6d8), fill(d - 0.020));
  }
  mist(k, u, -1.0, 0.20, hex(0x2f57d0), 0.45);
}
