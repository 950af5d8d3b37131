// A meadow in June: rolling hills with a lane of trees, painted hives in the grass, poppies and cornflowers, a fence, bees in the sun.

void hiveBox(inout vec4 k, vec2 u, vec2 at, float s, vec3 coat, vec3 roof) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.2 || p.y < -0.6 || p.y > 2.6) return;
  // Legs, two boxes, a roof.
  lay(k, hex(0x5a3418), fill((abs(abs(p.x) - 0.52) - 0.09) * s) * step(-0.4, p.y) * step(p.y, 0.05));
  for (int i = 0; i < 2; i++) {
    float y = 0.42 + 0.80 * float(i);
    float b = box2(p - vec2(0.0, y), vec2(0.72, 0.36));
    vec3 c = coat * (i == 0 ? 0.92 : 1.0) * (0.70 + 0.40 * smoothstep(0.75, -0.75, p.x)) * (0.93 + 0.10 * f2(vec2(p.x * 2.0, p.y * 26.0)));
    if (abs(p.y - y + 0.35) < 0.03) c *= 0.6;
    lay(k, c, fill((b - 0.03) * s));
    lay(k, coat * 0.42, fill(box2(p - vec2(0.0, y + 0.06), vec2(0.17, 0.045)) * s));
  }
  lay(k, hex(0x2a1608), fill(box2(p - vec2(0.0, 0.16), vec2(0.34, 0.05)) * s));
  lay(k, hex(0xb88a4a), fill(box2(p - vec2(0.0, 0.08), vec2(0.46, 0.035)) * s));
  float gable = max(abs(p.x) * 0.42 + p.y - 2.06, 1.60 - p.y);
  vec3 tin = roof * (0.78 + 0.4 * smoothstep(0.8, -0.8, p.x)) * (0.92 + 0.12 * sin(p.x * 30.0));
  lay(k, tin, fill(max(gable, abs(p.x) - 0.92) * s));
  lay(k, tin * 0.55, fill(max(abs(p.y - 1.61) - 0.035, abs(p.x) - 0.92) * s));
}

void blob(inout vec4 k, vec2 u, vec2 at, float r, vec3 c) { lay(k, c, fill(length(u - at) - r)); }

// A flower on its stalk. kind 0 poppy, 1 cornflower, 2 daisy, 3 clover.
void flower(inout vec4 k, vec2 u, vec2 foot, float tall, float size, int kind, float lean) {
  vec2 top = foot + vec2(lean * tall, tall);
  if (abs(u.x - foot.x) > 0.3 * tall + 2.0 * size || u.y > top.y + 2.0 * size || u.y < foot.y) return;
  float t = clamp((u.y - foot.y) / tall, 0.0, 1.0);
  lay(k, mix(hex(0x1f5a24), hex(0x7ab84a), t), fill(abs(u.x - foot.x - lean * tall * t * t) - 0.17 * size) * step(u.y, top.y));
  vec2 p = (u - top) / size;
  float a = atan(p.x, p.y), r = length(p);
  if (kind == 0) {
    float edge = 1.0 + 0.10 * sin(a * 4.0) + 0.05 * sin(a * 11.0);
    vec3 c = mix(hex(0x8a0c0c), hex(0xff5a34), smoothstep(0.1, 1.0, r + 0.3 * p.y)) * (0.86 + 0.2 * sin(a * 17.0) * smoothstep(0.2, 0.9, r));
    lay(k, c, fill((r - edge) * size));
    lay(k, hex(0x1a0a10), fill((r - 0.26) * size));
  } else if (kind == 1) {
    float edge = 0.62 + 0.36 * abs(cos(a * 5.0));
    lay(k, mix(hex(0x2438b8), hex(0x7aa0ff), smoothstep(0.3, 1.0, r)), fill((r - edge) * size));
    lay(k, hex(0x4a1a7a), fill((r - 0.24) * size));
  } else if (kind == 2) {
    float edge = 0.60 + 0.40 * abs(cos(a * 6.0));
    lay(k, mix(hex(0xd8dcf0), vec3(1.0), smoothstep(0.3, 0.9, r)), fill((r - edge) * size));
    lay(k, mix(hex(0xffc81c), hex(0xe88a08), smoothstep(0.0, 0.36, r)), fill((r - 0.36) * size));
  } else {
    float n = worley(p * 3.4 + foot * 9.0).x;
    lay(k, mix(hex(0xffb0dc), hex(0xa8307a), n), fill((length(p * vec2(1.0, 0.85)) - 0.85 - 0.1 * n) * size));
  }
}

void meadow(inout vec4 k, vec2 u, vec2 band, float count, float size, float seed, float far_) {
  for (int j = 0; j < 3; j++) for (int i = -1; i <= 1; i++) {
    float row = float(j), id = floor(u.x * count + row * 0.37) + float(i);
    float b = h2(vec2(id, seed + row * 5.0));
    float x = (id + 0.5 + (b - 0.5) * 0.8 - row * 0.37) / count;
    float y = mix(band.x, band.y, (row + h2(vec2(id, seed + 1.0))) / 3.0);
    float kind = h2(vec2(id, seed + row + 2.0));
    flower(k, u, vec2(x, y - 0.10 * far_), (0.07 + 0.09 * b) * far_, size * (0.75 + 0.5 * h2(vec2(id, seed + 7.0))),
      kind < 0.32 ? 0 : kind < 0.56 ? 1 : kind < 0.80 ? 2 : 3, 0.3 * (b - 0.5));
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), t = w > 1.0 ? 1.0 : 0.0;
  vec2 sun = vec2(mix(0.32, 0.95, t), 0.70);
  vec3 haze = hex(0xfff2c8);
  sky(k, u, -0.2, hex(0x1f8ae8), hex(0x7accfa), hex(0xfff0c0));
  halo(k, u, sun, 0.70, hex(0xfff2b0), 0.60);
  disc(k, u, sun, 0.075, hex(0xfff0b0));
  clouds(k, u, vec2(0.22, 0.92), 0.62, 5.0, hex(0xa8d0ec), hex(0xffffff), 0.46, sun);
  hills(k, u, vec4(0.10, 0.14, 0.9, 0.1), 3.0, hex(0x7ab0b0), hex(0xb0d8c0), haze, 0.62);
  hills(k, u, vec4(-0.02, 0.13, 1.1, 0.0), 8.0, hex(0x7ac05a), hex(0xb8dc80), haze, 0.36);
  // Fields in stripes and a lane of round trees.
  float y1 = range_(u.x, -0.14, 0.10, 0.9, 0.0, 14.0);
  if (u.y < y1) {
    vec2 g = ground(u, y1 + 0.16);
    float stripe = 0.5 + 0.5 * sin(g.x * 7.0 + 2.0 * sin(g.y * 0.5));
    lay(k, mix(mix(hex(0xe8d050), hex(0xa8d048), stripe), haze, 0.25), 1.0);
  }
  for (int i = 0; i < 11; i++) {
    float f = float(i), x = (f - 5.0) * 0.34 * (0.4 + 0.6 * w) + 0.07 * sin(f * 4.0);
    vec2 at = vec2(x, range_(x, -0.14, 0.10, 0.9, 0.0, 14.0) + 0.035);
    float s = 0.060 + 0.035 * h2(vec2(f, 2.0));
    lay(k, hex(0x5a3c20), fill(box2(u - at + vec2(0.0, s), vec2(0.007, s * 0.7))));
    leafage(k, (u - at) / s, f * 3.0, mix(hex(0x1f6a2a), haze, 0.2), mix(hex(0x4fa040), haze, 0.15), mix(hex(0xc8e86a), haze, 0.1), normalize(sun), 7.0);
  }
  float y2 = range_(u.x, -0.30, 0.08, 0.8, 0.0, 21.0);
  if (u.y < y2) {
    float d = y2 - u.y;
    vec3 c = mix(hex(0xb8e05a), hex(0x3a8a2c), smoothstep(0.0, 0.55, d));
    c *= 0.84 + 0.32 * f2(vec2(u.x * 26.0, u.y * 60.0 / (0.3 + d)));
    lay(k, c, 1.0);
  }
  // A fence along the rise.
  float fx = fract(u.x * 4.5) - 0.5, fy = u.y - y2 - 0.035;
  float rails = min(abs(fy - 0.022), abs(fy + 0.022)) - 0.0075;
  float posts = max(abs(fx) / 4.5 - 0.011, abs(fy) - 0.060);
  if (abs(u.x) > mix(0.16, 0.62, t)) lay(k, mix(hex(0x9a7a54), hex(0xfff4e0), smoothstep(-0.03, 0.04, fy)), fill(min(rails, posts)));
  // Hives stand in the grass at both sides.
  for (int i = 0; i < 3; i++) {
    float f = float(i), back = 1.0 - 0.22 * f;
    vec3 coat = i == 0 ? hex(0xfff0c8) : i == 1 ? hex(0x8ad0e0) : hex(0xffa88a);
    vec3 coat2 = i == 0 ? hex(0xb0dca0) : i == 1 ? hex(0xffd870) : hex(0xd8c0f0);
    hiveBox(k, u, vec2(mix(-0.42, -1.56, t) + f * mix(0.17, 0.34, t), -0.44 + 0.07 * f), mix(0.125, 0.17, t) * back, coat, hex(0x9ab0b8));
    hiveBox(k, u, vec2(mix(0.42, 1.58, t) - f * mix(0.17, 0.32, t), -0.46 + 0.07 * f), mix(0.125, 0.17, t) * back, coat2, hex(0xc87a50));
  }
  meadow(k, u, vec2(-0.62, -0.44), 13.0, 0.018, 3.0, 0.6);
  meadow(k, u, vec2(-0.92, -0.64), 8.0, 0.030, 9.0, 1.0);
  beams(k, u, sun + vec2(0.0, 0.2), vec2(-0.6, -1.0), 1.0, hex(0xfff4c8), 0.15, 4.0);
  // Bees.
  for (int i = 0; i < 9; i++) {
    float f = float(i);
    vec2 at = vec2((h2(vec2(f, 41.0)) - 0.5) * 1.9 * w, -0.34 + 0.95 * h2(vec2(f, 43.0)));
    vec2 p = (u - at) * rot(0.6 * sin(f * 5.0)) / (0.020 + 0.010 * h2(vec2(f, 47.0)));
    if (abs(p.x) > 2.0 || abs(p.y) > 2.0) continue;
    for (int s = 0; s < 2; s++) lay(k, vec3(1.0), 0.7 * soft(length((p - vec2(s == 0 ? -0.15 : 0.25, 0.62)) * vec2(1.9, 1.0)) - 0.55, 0.1));
    lay(k, sin(p.x * 5.5 + 1.0) > 0.0 ? hex(0xffc020) : hex(0x2a1608), soft(length(p * vec2(0.8, 1.2)) - 0.68, 0.08));
  }
  motes(k, u, 0.12, 4.0, hex(0xfff0b0), 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // Boughs of an apple tree above, large flowers below.
    for (int i = 0; i < 5; i++) {
      float f = float(i);
      leafage(k, (u - vec2(side * (w + 0.04 - 0.10 * f * (0.5 + 0.5 * t)), 0.97 - 0.028 * f * (1.0 - 0.4 * side))) / (0.16 - 0.010 * f), f * 5.0 + side, hex(0x1a5a24), hex(0x4a9a34), hex(0xd0f078), vec2(-side * 0.3, 0.9), 8.0);
    }
    for (int i = 0; i < 7; i++) {
      float f = float(i);
      flower(k, u, vec2(side * (w - 0.05 - mix(0.055, 0.10, t) * f), -1.06), mix(0.24, 0.40, t) - 0.030 * f + 0.06 * sin(f * 2.6 + side), mix(0.034, 0.062, t) * (1.0 - 0.05 * f), int(mod(f * 2.0 + (s == 0 ? 0.0 : 1.0), 4.0)), 0.16 * side * sin(f * 1.9));
    }
  }
  grass(k, u, -1.03, 0.15, 40.0, 3.0, hex(0x1a5a1c), hex(0xa8e060));
  grass(k, u, -1.04, 0.11, 56.0, 8.0, hex(0x2a6a1c), hex(0xd0f070));
}
