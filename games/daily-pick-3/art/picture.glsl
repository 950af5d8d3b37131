// The first sun over a town by a river: roofs in haze, a bridge, gulls, and light on the water.

void gull(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  float d = abs(p.y - 0.35 * abs(p.x) * (1.0 - abs(p.x)) * 2.2) - 0.06 * (1.0 - abs(p.x));
  lay(k, hex(0xfff2e0), fill(max(d, abs(p.x) - 1.0) * s) * 0.9);
}

void bridge_(inout vec4 k, vec2 u, float y, vec3 c) {
  float span = 0.62, x = mod(u.x + 0.31, span) - span * 0.5;
  float arch = length(vec2(x * 1.05, (u.y - y + 0.10))) - 0.235;
  float deck = abs(u.y - y - 0.16) - 0.022;
  float wall = max(max(u.y - y - 0.16, y - 0.12 - u.y), -arch);
  lay(k, c * (0.8 + 0.3 * f2(u * 14.0)), fill(min(deck, wall)));
  shine(k, hex(0xffd9a0), 0.5 * exp(-pow((u.y - y - 0.18) * 70.0, 2.0)));
  float post = length(vec2(mod(u.x, span * 0.5) - span * 0.25, u.y - y - 0.29)) - 0.014;
  shine(k, hex(0xfff0c0), 0.6 * exp(-max(post, 0.0) * 40.0));
  lay(k, hex(0xfffbe8), fill(post));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), low = -0.30;
  vec2 sun = vec2(0.0, 0.06);
  sky(k, u, low, hex(0x3f4a9a), hex(0xff8a6a), hex(0xffe0a0));
  beams(k, u, sun, vec2(0.0, 1.0), 1.5, hex(0xfff0c8), 0.34, 3.0);
  clouds(k, u, vec2(0.30, 0.95), 0.62, 4.0, hex(0xb0527a), hex(0xffd0a0), 0.42, sun);
  clouds(k, u, vec2(0.10, 0.42), 0.36, 9.0, hex(0xc8606a), hex(0xffe2b0), 0.34, sun);
  disc(k, u, sun, 0.17, hex(0xffc060));
  hills(k, u, vec4(low + 0.14, 0.07, 1.4, 0.2), 5.0, hex(0xc87a7a), hex(0x8a4a6a), hex(0xffc0a0), 0.55);
  skyline(k, u, vec4(low + 0.02, 0.30, 0.085, 0.011), 5.0, hex(0x9a5468), hex(0xd08a80), hex(0xffe8b0), 0.22);
  skyline(k, u, vec4(low - 0.02, 0.22, 0.12, 0.014), 12.0, hex(0x5c2c4a), hex(0xa05a66), hex(0xffd890), 0.30);
  mist(k, u, low + 0.02, 0.10, hex(0xffd0a8), 0.6);
  bridge_(k, u, low - 0.04, hex(0x4a2440));
  water(k, u, low - 0.14, hex(0xd8866a), hex(0x2a1838), hex(0xfff0c0), 0.0, 0.34);
  gull(k, u, vec2(-w * 0.45, 0.46), 0.060);
  gull(k, u, vec2(-w * 0.34, 0.55), 0.040);
  gull(k, u, vec2(w * 0.52, 0.38), 0.050);
  motes(k, u, 0.10, 5.0, hex(0xfff2d0), 0.35);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Leaves of the trees on this bank.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 p = vec2(side * (w - side * u.x), u.y - 0.98);
    float n = f2(u * 5.0 + side * 3.0);
    float d = length(vec2(p.x, p.y * 1.1)) - 0.26 - 0.20 * n;
    lay(k, mix(hex(0x2a1424), hex(0x8a3a3a), smoothstep(0.3, 0.9, f2(u * 16.0))), soft(d, 0.02));
  }
  mist(k, u, -1.0, 0.18, hex(0xff9a70), 0.35);
}
