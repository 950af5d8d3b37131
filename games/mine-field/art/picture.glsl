// A meadow at dusk: hills that fade into each other, a wood at their foot, a path of lanterns, grass in front that bends.

void wood(inout vec4 k, vec2 u, float y, float size, float seed, vec3 dark, vec3 mid, vec3 light) {
  for (int i = -14; i <= 14; i++) {
    float f = float(i), b = h2(vec2(f, seed));
    vec2 at = vec2(f * size * 0.72 + (b - 0.5) * size * 0.4, y + (h2(vec2(f, seed + 2.0)) - 0.3) * size * 0.3);
    if (abs(u.x - at.x) > size * 1.2) continue;
    lay(k, dark * 0.6, fill(max(abs(u.x - at.x) - size * 0.05, u.y - at.y)) * step(y - size, u.y));
    leafage(k, (u - at - vec2(0.0, size * 0.35)) / (size * (0.55 + 0.3 * b)), seed + f * 1.7, dark, mid, light, vec2(-0.7, 0.6), 6.0);
  }
}

void lantern_(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  halo(k, u, at, 0.9 * s, hex(0xffc060), 0.8);
  lay(k, hex(0x1c1408), fill(max(abs(p.x) - 0.025, max(p.y - 0.02, -1.2 - p.y)) * s));
  lay(k, mix(hex(0xff9a2c), hex(0xfff4c8), exp(-dot(p, p) * 26.0)), fill((box2(p, vec2(0.10, 0.14)) - 0.03) * s));
  lay(k, hex(0x2a1c0a), fill((max(abs(p.x) - 0.16 + 0.7 * (p.y - 0.16), abs(p.y - 0.22) - 0.055)) * s));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), land = -0.10;
  vec2 sun = vec2(-0.28 * w, 0.10);
  sky(k, u, land, hex(0x123a4a), hex(0x3f8a78), hex(0xffc878));
  stars(k, u, 0.35 * smoothstep(0.3, 0.9, u.y));
  disc(k, u, sun, 0.11, hex(0xffd890));
  beams(k, u, sun, vec2(0.4, 1.0), 2.6, hex(0xffe8b0), 0.22, 6.0);
  clouds(k, u, vec2(0.28, 0.72), 0.62, 4.0, hex(0x2a6a70), hex(0xffd8a0), 0.48, sun);
  hills(k, u, vec4(0.06, 0.14, 1.6, 0.5), 3.0, hex(0x4a9a80), hex(0x2f6a60), hex(0xf0c890), 0.55);
  hills(k, u, vec4(-0.06, 0.12, 1.9, 0.25), 8.0, hex(0x3a8a60), hex(0x1c5a44), hex(0xd8c890), 0.36);
  wood(k, u, -0.20, 0.15, 5.0, hex(0x0c3024), hex(0x1f6a44), hex(0x8ac86a));
  hills(k, u, vec4(-0.26, 0.06, 1.2, 0.0), 12.0, hex(0x4aa04a), hex(0x174a2c), hex(0xa0c070), 0.10);
  if (u.y < -0.30) {
    // The field: squares of turf that run away from us.
    vec2 t = ground(u, -0.16);
    vec3 c = mix(hex(0x123c20), hex(0x3f8a3c), f2(t * vec2(2.4, 5.0)));
    vec2 g = abs(fract(t * vec2(0.8, 0.55)) - 0.5);
    c *= 0.72 + 0.28 * smoothstep(0.5, 0.42, max(g.x, g.y));
    c += hex(0xffe08a) * 0.20 * exp(-pow((u.x - sun.x) / 0.7, 2.0)) * smoothstep(-0.9, -0.3, u.y);
    lay(k, c, smoothstep(-0.30, -0.36, u.y));
  }
  for (int i = 0; i < 4; i++) {
    float f = float(i), side = mod(f, 2.0) < 0.5 ? -1.0 : 1.0;
    lantern_(k, u, vec2(side * (w - 0.16 - 0.16 * f), -0.18 - 0.04 * f), 0.36 - 0.05 * f);
  }
  mist(k, u, -0.16, 0.08, hex(0xffe0a0), 0.45);
  motes(k, u, 0.11, 5.0, hex(0xfff0a0), 0.9);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), edge = smoothstep(0.2 * w, w, abs(u.x));
  grass(k, u, -1.02, 0.10 + 0.30 * edge, 34.0, 3.0, hex(0x082414), hex(0x2f7a34));
  grass(k, u, -1.04, 0.06 + 0.24 * edge, 52.0, 8.0, hex(0x06180e), hex(0x5aa84a));
}
