// Two camps at dusk: a burning sky, ridges one behind another, tents with banners, watch-fires.

vec3 ember(float t) { return mix(hex(0x5a1408), mix(hex(0xe8742c), hex(0xffe6a8), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void tent(inout vec4 k, vec2 u, vec2 at, float s, vec3 cloth) {
  vec2 p = (u - at) / s;
  float roof = abs(p.x) * 0.92 + p.y - 0.36;
  float wall = max(roof, -p.y);
  float stripe = step(0.5, fract(p.x * 4.0 / max(0.2, 0.55 - p.y) * 0.35 + 0.25));
  vec3 c = mix(cloth, hex(0xe8d6b0), stripe * 0.55) * (0.45 + 0.55 * smoothstep(0.4, -0.4, p.x * sign(at.x)));
  lay(k, c, fill(wall * s));
  float door = max(abs(p.x) * 2.6 + p.y - 0.24, -p.y);
  lay(k, mix(hex(0x1a0806), hex(0xffb45c), smoothstep(0.24, 0.0, p.y) * 0.75), fill(door * s));
  lay(k, hex(0x20140e), fill((max(abs(p.x) - 0.008, abs(p.y - 0.52) - 0.18)) * s));
  vec2 f = p - vec2(0.0, 0.62);
  float flag = max(abs(f.y - 0.02 * sin(f.x * 16.0)) - 0.055 * (1.0 - f.x * 1.6), max(-f.x, f.x - 0.34));
  lay(k, cloth * 1.25, fill(flag * s));
}

void banner(inout vec4 k, vec2 u, float x, float half_, vec3 cloth) {
  vec2 p = u - vec2(x, 0.0);
  float wave_ = 0.02 * sin(u.y * 5.0 + x * 4.0);
  float edge = abs(p.x + wave_) - half_;
  float foot = -0.30 + abs(p.x + wave_) * 0.9;
  float d = max(edge, max(foot - u.y, u.y - 0.98));
  float fold_ = 0.62 + 0.38 * sin((p.x + wave_) / half_ * 5.0 + u.y * 2.0);
  lay(k, cloth * fold_, fill(d));
  lay(k, hex(0xe0b870) * (0.6 + 0.4 * fold_), fill(abs(d + 0.022) - 0.007));
  vec2 q = (p + vec2(wave_, -0.34)) / half_;
  float shield = max(abs(q.x) - 0.42, max(q.y - 0.42, -q.y - 0.62 + abs(q.x)));
  lay(k, hex(0xe8c27c) * fold_, fill(abs(shield) * half_ - 0.010));
  float sword = min(max(abs(q.x) - 0.05, abs(q.y) - 0.34), max(abs(q.x) - 0.2, abs(q.y - 0.14) - 0.035));
  lay(k, hex(0xf4dca4) * fold_, fill(sword * half_));
}

void fire_(inout vec4 k, vec2 u, vec2 at, float s) {
  halo(k, u, at, 0.6 * s, hex(0xff8a3c), 0.8);
  vec2 p = (u - at) / s;
  float flame = length(p * vec2(1.5, 0.8 + p.y)) - 0.10 + 0.05 * n2(p * 14.0);
  lay(k, ember(0.4 + 3.0 * (0.14 - length(p))), soft(flame * s, 0.02));
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  sky(k, u, -0.30, hex(0x1c1626), hex(0x6a2c34), hex(0xff9a4c));
  stars(k, u, 0.25);
  halo(k, u, vec2(0.0, -0.20), 1.3, hex(0xffa050), 0.8);
  clouds(k, u, vec2(0.34, 0.40), 0.5, 5.0, hex(0x33202e), hex(0xe8784c), 0.50, vec2(0.0, -0.2));
  clouds(k, u, vec2(-0.3, 0.16), 0.38, 9.0, hex(0x4a2430), hex(0xffa868), 0.58, vec2(0.0, -0.2));
  hills(k, u, vec4(-0.20, 0.16, 2.0, 0.7), 3.0, hex(0x5a3038), hex(0x3c222c), hex(0xd87048), 0.55);
  hills(k, u, vec4(-0.40, 0.14, 2.6, 0.5), 8.0, hex(0x36222a), hex(0x1e1418), hex(0x8a4238), 0.35);
  for (int i = 0; i < 4; i++) {
    float x = w * (0.36 + 0.17 * float(i));
    float y = -0.46 - 0.03 * float(i);
    tent(k, u, vec2(-x, y), 0.30 + 0.05 * float(i), hex(0x8e1f1c));
    tent(k, u, vec2(x, y), 0.30 + 0.05 * float(i), hex(0x2c4a78));
  }
  hills(k, u, vec4(-0.66, 0.10, 1.6, 0.4), 12.0, hex(0x1e1518), hex(0x0e0a0c), hex(0x3c2424), 0.2);
  fire_(k, u, vec2(-w * 0.30, -0.56), 0.9);
  fire_(k, u, vec2(w * 0.30, -0.56), 0.9);
  banner(k, u, -(w - 0.20), 0.15, hex(0x9c1e1c));
  banner(k, u, w - 0.20, 0.15, hex(0x28487e));
  motes(k, u, 0.08, 6.0, hex(0xffb060), 0.6);
}

void near(inout vec4 k, vec2 u) {
  mist(k, u, -0.92, 0.26, hex(0xc86a40), 0.28);
  grass(k, u, -0.98, 0.14, 46.0, 4.0, hex(0x0a0708), hex(0x2a1a18));
}
