// A rooftop bar above a city by night: towers of lit windows, three rings of light, and a table of violet cloth.

vec3 gilt(float t) { return mix(hex(0x2a2444), mix(hex(0x8f86c4), hex(0xf6f2ff), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

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

void ring(inout vec4 k, vec2 u, vec2 at, float r, vec3 c) {
  float d = abs(length(u - at) - r);
  halo(k, u, at, r * 1.9, c, 0.28);
  shine(k, c, 0.9 * exp(-d * 26.0));
  lay(k, mix(c, vec3(1.0), 0.75), fill(d - 0.010));
  lay(k, hex(0x14102a), fill(max(abs(u.x - at.x) - 0.003, at.y + r - u.y)) * 0.8);
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), edge = -0.46, n = min(1.0, w / 1.4);
  sky(k, u, -0.5, hex(0x0a0a24), hex(0x2a1a5c), hex(0x8a3a86));
  stars(k, u, 0.7);
  disc(k, u, vec2(w * 0.52, 0.62), 0.09, hex(0xf4ecff));
  skyline(k, u, vec4(-0.30, 0.55, 7.0, 0.5), 3.0, hex(0x1c1846), hex(0x332a72), hex(0xffc88a), 0.35);
  skyline(k, u, vec4(-0.34, 0.42, 5.0, 0.6), 8.0, hex(0x120f30), hex(0x241c58), hex(0x9fd8ff), 0.45);
  mist(k, u, -0.26, 0.24, hex(0xb04fa0), 0.30);
  // The terrace: a parapet of glass with a rail of steel.
  lay(k, hex(0x3a2f78), fill(max(u.y + 0.12, -u.y - 0.46)) * 0.35);
  lay(k, gilt(0.9), fill(abs(u.y + 0.12) - 0.008));
  for (int i = -6; i <= 6; i++) lay(k, gilt(0.5), fill(max(abs(u.x - float(i) * 0.42) - 0.005, abs(u.y + 0.29) - 0.17)));
  ring(k, u, vec2(-0.62 * n, 0.50), 0.20 * n + 0.03, hex(0x7fd0ff));
  ring(k, u, vec2(0.0, 0.62), 0.24 * n + 0.03, hex(0xff6fc0));
  ring(k, u, vec2(0.62 * n, 0.50), 0.20 * n + 0.03, hex(0xa58cff));
  table(k, u, edge, hex(0x34207a), hex(0xb08cff), hex(0xe6defa), hex(0x17122c));
  bokeh(k, u, 0.28, 9.0, hex(0xff8fd0), hex(0x8fd8ff), 0.16);
  motes(k, u, 0.12, 5.0, hex(0xe0d8ff), 0.3);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Leaves of palms in pots at the edges.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    palm(k, u, vec2(side * (w + 0.06), -0.9), vec2(side * (w - 0.02), 0.16), 0.42, 4.0 + float(i), hex(0x1a1230), hex(0x142a44), hex(0x6f5ac0));
  }
}
