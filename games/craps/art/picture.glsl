// The saloon of a riverboat at night: arched windows on a moonlit river, brass lamps, a wall of dark wood, and a long table.

vec3 brass(float t) { return mix(hex(0x3c2408), mix(hex(0xb87a2c), hex(0xffe8b0), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

// An arched window with the river, the far bank and its lights behind.
void window_(inout vec4 k, vec2 u, float x, float half_) {
  vec2 p = u - vec2(x, 0.14);
  float straight = box2(p, vec2(half_, 0.40));
  float arch = max(length(p - vec2(0.0, 0.40)) - half_, 0.40 - p.y);
  float d = min(straight, arch);
  vec4 out_ = vec4(mix(hex(0x1d4a63), hex(0x07142a), smoothstep(-0.3, 0.7, p.y)), 1.0);
  stars(out_, u, 0.6);
  hills(out_, u, vec4(0.02, 0.10, 2.4, 0.5), 5.0 + x * 3.0, hex(0x0f2c3a), hex(0x0a1c28), hex(0x27566a), 0.4);
  if (p.y < -0.12) {
    float wave_ = 0.5 + 0.5 * sin((u.y + 0.02 * sin(u.x * 14.0)) * 130.0);
    out_.rgb = mix(hex(0x0b2a38), hex(0x3f8a92), wave_ * 0.35 * smoothstep(-0.5, -0.12, p.y));
  }
  for (int i = 0; i < 4; i++) {
    vec2 lamp = vec2(x + half_ * (-0.7 + 0.45 * float(i)), 0.045 + 0.012 * sin(float(i) * 5.0 + x * 9.0));
    halo(out_, u, lamp, 0.09, hex(0xffc46a), 0.9);
    halo(out_, u * vec2(1.0, 0.34), vec2(lamp.x, -0.012), 0.06, hex(0xffb45c), 0.5);
  }
  lay(k, out_.rgb, fill(d));
  float bars = min(abs(p.x), min(abs(p.y - 0.02), abs(p.y - 0.38)));
  lay(k, hex(0x1c0d07), fill(d) * smoothstep(0.014, 0.009, bars));
  lay(k, mix(hex(0x2c150a), hex(0x6a3a1a), 0.5 + 0.5 * sin(p.y * 30.0)), fill(abs(d) - 0.026));
  lay(k, brass(0.75), fill(abs(d + 0.030) - 0.004));
}

// A lamp on a bracket: a globe of warm glass in a cage of brass.
void globe(inout vec4 k, vec2 u, vec2 at, float size) {
  halo(k, u, at, size * 5.5, hex(0xffb860), 0.65);
  vec2 p = (u - at) / size;
  float ball = length(p) - 0.9;
  vec3 glass = mix(hex(0xc0681c), hex(0xfff2cc), exp(-dot(p, p) * 1.3));
  lay(k, glass, fill(ball * size));
  lay(k, brass(0.6 + 0.4 * p.x), fill((abs(length(p * vec2(2.2, 1.0)) - 0.92) - 0.045) * size));
  lay(k, brass(0.85), fill(box2(p + vec2(0.0, 1.02), vec2(0.52, 0.14)) * size));
  lay(k, brass(0.6), fill(box2(p + vec2(0.0, 1.55), vec2(0.10, 0.42)) * size));
  lay(k, brass(0.95), fill((length(p - vec2(0.0, 1.04)) - 0.18) * size));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), edge = -0.46, n = min(1.0, w / 1.4);
  float board = abs(fract(u.x * 3.2) - 0.5);
  vec3 wall = mix(hex(0x12302f), hex(0x2a5a55), smoothstep(-0.7, 0.9, u.y)) * (0.86 + 0.2 * f2(u * vec2(3.0, 14.0)));
  lay(k, wall * (0.75 + 0.25 * smoothstep(0.0, 0.05, board)), 1.0);
  for (int i = 0; i < 3; i++) {
    float x = float(i - 1) * w * 0.66;
    window_(k, u, x, 0.17 * n + 0.05);
  }
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0, x = side * w * 0.335;
    float t = (u.x - x) / (0.05 * n + 0.012);
    lay(k, mix(hex(0x1d0c06), hex(0x7a3f1c), smoothstep(1.0, -0.7, t)), fill(abs(u.x - x) - 0.05 * n - 0.012));
    lay(k, brass(0.8), fill(max(abs(u.x - x) - 0.064 * n - 0.012, abs(u.y - 0.74) - 0.028)));
    globe(k, u, vec2(x, 0.36), 0.075 * n + 0.018);
    globe(k, u, vec2(side * (w - 0.10), 0.46), 0.065 * n + 0.018);
  }
  // A ceiling beam, and a rail along the wall.
  lay(k, hex(0x1a0c06) * (0.8 + 0.5 * f2(u * vec2(5.0, 30.0))), fill(0.88 - u.y));
  lay(k, brass(0.6 + 6.0 * (u.y - 0.88)), fill(abs(u.y - 0.88) - 0.011));
  lay(k, hex(0x1b0d07) * (0.8 + 0.4 * f2(u * vec2(4.0, 20.0))), fill(u.y + 0.33));
  lay(k, brass(0.7), fill(abs(u.y + 0.33) - 0.009));
  if (u.y < edge) {
    vec2 t = ground(u, edge + 0.16);
    vec3 cloth = hex(0x0f5c50) * (0.82 + 0.24 * f2(u * 90.0));
    cloth += hex(0xffd890) * 0.24 * exp(-dot(u - vec2(0.0, -0.75), u - vec2(0.0, -0.75)) * 1.6);
    float lines_ = min(abs(fract(t.x * 0.8) - 0.5), abs(fract(t.y * 0.55) - 0.5));
    cloth = mix(cloth, hex(0xf2e2b4), smoothstep(0.026, 0.010, lines_) * 0.40);
    vec3 pad = hex(0x230d06) + hex(0xd89858) * 0.45 * exp(-pow((u.y - edge + 0.045) * 34.0, 2.0));
    lay(k, mix(cloth, pad, smoothstep(edge - 0.10, edge, u.y)), 1.0);
    lay(k, brass(0.8), fill(abs(u.y - edge + 0.105) - 0.006));
  }
  bokeh(k, u, 0.28, 7.0, hex(0xffc880), hex(0x6fd0d0), 0.12);
  motes(k, u, 0.10, 9.0, hex(0xffe0b0), 0.4);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Curtains at the edges.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    float edge = w - 0.13 - 0.05 * sin(u.y * 2.2 + 0.6) + 0.06 * smoothstep(-0.1, -0.9, u.y);
    float fold_ = 0.5 + 0.5 * sin(u.x * 60.0 + sin(u.y * 3.0) * 2.0);
    lay(k, mix(hex(0x3a060b), hex(0x9c1a22), fold_ * 0.8), fill(edge - side * u.x));
  }
}
