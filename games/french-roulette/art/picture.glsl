// A salon of the belle époque: ivory panels and gilt frames, tall windows on a garden by night, a table of wine-red cloth.

vec3 gilt(float t) { return mix(hex(0x4a2c0c), mix(hex(0xc08a3c), hex(0xffe9b4), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

// The table: a padded rail, then the cloth with its printed lines, which runs away from us.
void table(inout vec4 k, vec2 u, float edge, vec3 felt, vec3 glow, vec3 print, vec3 wood) {
  if (u.y >= edge) return;
  vec2 t = ground(u, edge + 0.16);
  vec3 cloth = felt * (0.82 + 0.24 * f2(u * 90.0));
  cloth += glow * 0.30 * exp(-dot(u - vec2(0.0, -0.75), u - vec2(0.0, -0.75)) * 1.6);
  float lines_ = min(abs(fract(t.x * 1.1) - 0.5), abs(fract(t.y * 0.9) - 0.5));
  cloth = mix(cloth, print, smoothstep(0.030, 0.012, lines_) * 0.42);
  vec3 pad = wood + vec3(0.8, 0.55, 0.34) * 0.4 * exp(-pow((u.y - edge + 0.045) * 34.0, 2.0));
  lay(k, mix(cloth, pad, smoothstep(edge - 0.10, edge, u.y)), 1.0);
  lay(k, gilt(0.8), fill(abs(u.y - edge + 0.105) - 0.006));
}

// A window with a round head: dusk, trees and lamps of a garden behind it, sashes before it.
void window_(inout vec4 k, vec2 u, float x, float half_) {
  vec2 p = u - vec2(x, 0.16);
  float head = length(vec2(p.x, max(0.0, p.y - 0.34))) - half_;
  float body = max(head, -p.y - 0.58);
  lay(k, gilt(0.7 + 0.3 * p.y), fill(body - 0.035));
  vec3 dusk = mix(hex(0x2a2f5e), hex(0xd98a76), smoothstep(0.7, -0.6, p.y));
  vec4 view_ = vec4(dusk, 1.0);
  float trees = range_(p.x * 3.0 + x, -0.25, 0.16, 5.0, 0.6, 3.0 + x);
  lay(view_, hex(0x101a24), fill(p.y - trees * 0.5 + 0.24));
  for (int i = 0; i < 3; i++) halo(view_, p, vec2((float(i) - 1.0) * half_ * 0.6, -0.34), 0.12, hex(0xffd490), 0.9);
  lay(k, view_.rgb, fill(body));
  float sash = min(abs(p.x), min(abs(p.y - 0.18), abs(p.y + 0.18)));
  lay(k, hex(0xf4ead2) * 0.9, fill(sash - 0.010) * fill(body));
}

// A panel of ivory wood with a gilt moulding.
void panel(inout vec4 k, vec2 u, float x, float half_) {
  float d = box2(u - vec2(x, 0.16), vec2(half_, 0.60)) - 0.02;
  lay(k, hex(0xe9d9b8) * (0.80 + 0.12 * f2(u * 30.0)), fill(d));
  lay(k, gilt(0.75 + 0.25 * sin(u.y * 3.0)), fill(abs(d) - 0.008));
  lay(k, gilt(0.55), fill(abs(d + 0.045) - 0.003));
  vec2 s = u - vec2(x, 0.40);
  halo(k, u, vec2(x, 0.44), 0.30, hex(0xffe0a4), 0.55);
  lay(k, gilt(0.8), fill(box2(s, vec2(0.010, 0.06))));
  for (int i = -1; i <= 1; i++) lay(k, hex(0xfff4d8), fill(box2(s - vec2(float(i) * 0.045, 0.085), vec2(0.008, 0.028)) - 0.004));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), edge = -0.46, n = min(1.0, w / 1.4);
  vec3 wall = mix(hex(0xb79f78), hex(0xefe2c4), smoothstep(1.6, 0.1, length(u - vec2(0.0, 0.3))));
  lay(k, wall * (0.72 + 0.1 * f2(u * 14.0)), 1.0);
  window_(k, u, 0.0, 0.24 * n + 0.06);
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    panel(k, u, side * (w * 0.40), 0.12 * n);
    window_(k, u, side * (w * 0.74), 0.17 * n + 0.02);
  }
  lay(k, hex(0xd9c59a) * (0.85 + 4.0 * (u.y - 0.92)), fill(0.90 - u.y));
  lay(k, gilt(0.7 + 8.0 * (u.y - 0.90)), fill(abs(u.y - 0.90) - 0.012));
  lay(k, hex(0xcdb688) * (0.75 + 0.2 * f2(u * vec2(3.0, 20.0))), fill(u.y + 0.34));
  lay(k, gilt(0.7), fill(abs(u.y + 0.34) - 0.010));
  // A chandelier of drops.
  halo(k, u, vec2(0.0, 0.74), 1.2, hex(0xfff0cc), 0.55);
  for (int tier = 0; tier < 3; tier++) {
    float f = float(tier), rad = 0.34 - 0.10 * f, y = 0.66 + 0.11 * f;
    lay(k, gilt(0.8), fill(abs(length((u - vec2(0.0, y)) * vec2(1.0, 3.6)) - rad) - 0.007));
    for (int arm = -3; arm <= 3; arm++) {
      vec2 c = u - vec2(sin(float(arm) * 0.46) * rad, y + 0.03 - 0.03 * cos(float(arm) * 0.46));
      shine(k, hex(0xffe0a0), 1.1 * exp(-dot(c, c) * 1900.0));
      shine(k, hex(0xfff4e8), 0.6 * smoothstep(0.020, 0.0, abs(c.x) * 1.8 + abs(c.y + 0.08) * 0.6));
    }
  }
  shade(k, 0.86);
  table(k, u, edge, hex(0x6d1630), hex(0xff8aa0), hex(0xf3e2b4), hex(0x3a1c0e));
  bokeh(k, u, 0.30, 3.0, hex(0xffe6b0), hex(0xffb0b8), 0.10);
  motes(k, u, 0.12, 6.0, hex(0xfff0d0), 0.3);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Drapes of rose silk, gathered at the middle.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0, x = side * u.x - w;
    float hem = -0.06 - 0.16 * pow(abs(u.y + 0.05), 1.5);
    float folds = 0.5 + 0.5 * sin(x * 64.0 + 6.0 * f2(u * 2.0));
    lay(k, mix(hex(0x3a1020), hex(0xb8586c), folds) * (0.6 + 0.35 * smoothstep(-0.8, 0.9, u.y)), fill(hem - x));
    lay(k, gilt(0.7 + 0.3 * folds), fill(abs(x - hem - 0.004) - 0.005) * 0.9);
  }
}
