// A teahouse by lantern light: a round gate on a garden with the moon, lattices, lacquered posts, and a table of red cloth.

vec3 gilt(float t) { return mix(hex(0x4a260c), mix(hex(0xc08034), hex(0xffe6a8), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

// A lantern of red silk on a cord, with ribs, caps and a tassel.
void lantern(inout vec4 k, vec2 u, vec2 at, float size) {
  halo(k, u, at, size * 4.2, hex(0xff8a3c), 0.55);
  lay(k, gilt(0.5), fill(max(abs(u.x - at.x) - 0.004, at.y - u.y)));
  vec2 p = (u - at) / size;
  float body = length(p * vec2(0.86, 1.12)) - 0.92;
  float rib = 0.5 + 0.5 * cos(asin(clamp(p.x / 1.07 / sqrt(max(0.05, 1.0 - p.y * p.y * 1.1)), -1.0, 1.0)) * 9.0);
  vec3 silk = mix(hex(0x7a0c12), hex(0xff5a32), 0.35 + 0.5 * rib * (1.0 - abs(p.x) * 0.6));
  silk = mix(silk, hex(0xffd890), 0.55 * exp(-dot(p, p) * 1.8));
  lay(k, silk, fill(body * size));
  for (int i = 0; i < 2; i++) {
    float y = i == 0 ? 0.80 : -0.80;
    lay(k, gilt(0.9), fill(box2(p - vec2(0.0, y), vec2(0.44, 0.08)) * size));
  }
  lay(k, hex(0xd8902e), fill(box2(p + vec2(0.0, 1.30), vec2(0.10 + 0.05 * sin(p.x * 60.0), 0.42)) * size));
}

void lattice(inout vec4 k, vec2 u, float x, float half_) {
  vec2 p = u - vec2(x, 0.18);
  float frame = box2(p, vec2(half_, 0.50));
  lay(k, mix(hex(0xffc46a), hex(0xb8562a), smoothstep(0.0, 0.7, length(p))), fill(frame) * 0.85);
  vec2 c = abs(fract(p * 6.5 + 0.5) - 0.5);
  float bars = min(min(c.x, c.y), abs(c.x - c.y) * 0.7);
  lay(k, hex(0x2c0c08), fill(frame) * smoothstep(0.075, 0.05, bars));
  lay(k, hex(0x3a110b), fill(abs(frame) - 0.022));
  lay(k, gilt(0.7), fill(abs(frame + 0.026) - 0.004));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), edge = -0.46, n = min(1.0, w / 1.4);
  lay(k, mix(hex(0x30090a), hex(0x7c1a1c), smoothstep(-0.8, 0.9, u.y)) * (0.85 + 0.2 * f2(u * vec2(2.0, 18.0))), 1.0);
  // The moon gate.
  vec2 g = u - vec2(0.0, 0.16);
  float gate = length(g) - 0.50 * n - 0.06;
  lay(k, gilt(0.65 + 0.5 * g.y), fill(gate - 0.05));
  lay(k, hex(0x4a1410), fill(gate - 0.022));
  vec4 garden = vec4(mix(hex(0x2a3f66), hex(0x0e1730), smoothstep(-0.3, 0.6, g.y)), 1.0);
  stars(garden, u, 0.5);
  disc(garden, u, vec2(0.18 * n, 0.40), 0.10, hex(0xfff2d2));
  hills(garden, u, vec4(-0.10, 0.22, 2.6, 0.6), 3.0, hex(0x24405a), hex(0x142236), hex(0x3f5f80), 0.5);
  mist(garden, u, -0.16, 0.16, hex(0x9fc0d8), 0.4);
  lay(k, garden.rgb, fill(gate));
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    lattice(k, u, side * (w * 0.80), 0.16 * n + 0.03);
    float x = side * (w * 0.56), t = (u.x - x) / (0.05 * n + 0.01);
    lay(k, mix(hex(0x3a0a0a), hex(0xc02a22), smoothstep(1.0, -0.7, t)), fill(abs(u.x - x) - 0.05 * n - 0.01));
    lay(k, gilt(0.8), fill(max(abs(u.x - x) - 0.062 * n - 0.01, abs(u.y - 0.72) - 0.03)));
    lantern(k, u, vec2(side * (w * 0.68), 0.44), 0.11 * n + 0.02);
    lantern(k, u, vec2(side * 0.34 * n, 0.74), 0.085 * n + 0.02);
  }
  lay(k, hex(0x2c0a08), fill(0.90 - u.y));
  lay(k, gilt(0.6 + 6.0 * (u.y - 0.90)), fill(abs(u.y - 0.90) - 0.012));
  lay(k, hex(0x240907) * (0.8 + 0.4 * f2(u * vec2(4.0, 20.0))), fill(u.y + 0.34));
  lay(k, gilt(0.7), fill(abs(u.y + 0.34) - 0.010));
  if (u.y < edge) {
    vec2 t = ground(u, edge + 0.16);
    vec3 cloth = hex(0x8c1420) * (0.82 + 0.24 * f2(u * 90.0));
    cloth += hex(0xff7a5a) * 0.30 * exp(-dot(u - vec2(0.0, -0.75), u - vec2(0.0, -0.75)) * 1.6);
    float lines_ = min(abs(fract(t.x * 1.1) - 0.5), abs(fract(t.y * 0.9) - 0.5));
    cloth = mix(cloth, hex(0xf0d08a), smoothstep(0.030, 0.012, lines_) * 0.42);
    vec3 pad = hex(0x2a0d08) + hex(0xd08a50) * 0.45 * exp(-pow((u.y - edge + 0.045) * 34.0, 2.0));
    lay(k, mix(cloth, pad, smoothstep(edge - 0.10, edge, u.y)), 1.0);
    lay(k, gilt(0.8), fill(abs(u.y - edge + 0.105) - 0.006));
  }
  bokeh(k, u, 0.30, 5.0, hex(0xffc070), hex(0xff7a50), 0.12);
  motes(k, u, 0.12, 4.0, hex(0xffdca0), 0.4);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Bamboo at the edges.
  for (int i = 0; i < 4; i++) {
    float side = i < 2 ? -1.0 : 1.0, x = side * (w - 0.03 - 0.07 * float(i % 2));
    float t = (u.x - x - 0.02 * u.y) / 0.022;
    float joint = smoothstep(0.03, 0.0, abs(fract(u.y * 1.6 + 0.3 * float(i)) - 0.5));
    lay(k, mix(hex(0x0e1a0c), hex(0x5a8a3a), smoothstep(1.0, -0.8, t)) * (1.0 - 0.5 * joint), fill((abs(t) - 1.0) * 0.022));
  }
}
