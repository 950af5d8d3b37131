// A tower of a fairy tale above the clouds: blue roofs, windows that are awake, flags, and a great moon behind.

vec3 wall(vec2 p, float round_) {
  float course = floor(p.y * 13.0);
  vec2 b = vec2(fract(p.x * 7.0 + 0.5 * mod(course, 2.0)), fract(p.y * 13.0));
  float joint = smoothstep(0.0, 0.09, b.x) * smoothstep(1.0, 0.91, b.x) * smoothstep(0.0, 0.14, b.y) * smoothstep(1.0, 0.86, b.y);
  float id = h2(vec2(floor(p.x * 7.0 + 0.5 * mod(course, 2.0)), course));
  return mix(hex(0x2a2458), hex(0xa8a0d8), clamp(round_, 0.0, 1.0)) * (0.62 + 0.24 * joint + 0.20 * id);
}

void turret(inout vec4 k, vec2 u, vec2 foot, float half_, float top, float roof) {
  float t = (u.x - foot.x) / half_;
  float lit = 0.42 - 0.46 * t + 0.25 * (1.0 - t * t);
  lay(k, wall((u - foot) / half_ * vec2(0.5, 0.42), lit), fill(max(abs(u.x - foot.x) - half_, max(u.y - top, foot.y - u.y))));
  vec2 b = u - vec2(foot.x, top);
  float teeth = step(0.5, fract(t * 3.0 + 0.25)) * 0.10 * half_;
  lay(k, wall(b / half_ * 0.5, lit + 0.15), fill(max(abs(b.x) - half_ * 1.18, max(b.y - 0.20 * half_ - teeth, -0.12 * half_ - b.y))));
  float cone = max((abs(b.x) - half_ * 1.26 * (1.0 - (b.y - 0.2 * half_) / roof)), 0.2 * half_ - b.y);
  vec3 slate = mix(hex(0x16205a), hex(0x5a8af0), clamp(0.5 - 0.6 * t, 0.0, 1.0)) * (0.8 + 0.25 * step(0.5, fract(b.y * 30.0)));
  lay(k, slate, fill(cone * 0.85) * step(b.y, roof + 0.2 * half_));
  vec2 flag = u - vec2(foot.x, top + roof + 0.2 * half_);
  lay(k, hex(0xe8d8a0), fill(max(abs(flag.x) - 0.004, max(flag.y - 0.11, -flag.y - 0.02))));
  float wave = flag.y - 0.085 - 0.012 * sin(flag.x * 40.0);
  lay(k, hex(0xe8405a), fill(max(abs(wave) - 0.022 * (1.0 - flag.x / 0.13), max(-flag.x, flag.x - 0.13))));
  for (int i = 0; i < 5; i++) {
    float y = top - half_ * (0.9 + 1.5 * float(i));
    if (y < foot.y) continue;
    vec2 q = (u - vec2(foot.x + half_ * 0.30 * (mod(float(i), 2.0) < 0.5 ? -1.0 : 1.0), y)) / half_;
    float pane = min(box2(q, vec2(0.11, 0.18)), length(q - vec2(0.0, 0.18)) - 0.11);
    halo(k, u, u - q * half_, half_ * 0.55, hex(0xffc060), 0.5);
    lay(k, hex(0x1c1640), fill((pane - 0.04) * half_));
    lay(k, mix(hex(0xff9a3c), hex(0xfff0b8), smoothstep(0.2, -0.15, q.y)), fill(pane * half_));
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  vec2 moon = vec2(-0.10, 0.34);
  sky(k, u, -0.6, hex(0x0c0c34), hex(0x3a3a90), hex(0xc88ac0));
  stars(k, u, 0.9);
  halo(k, u, moon, 1.3, hex(0xbac8ff), 0.6);
  float m = length(u - moon) - 0.36;
  lay(k, mix(hex(0xd8dcff), hex(0xfffbe8), smoothstep(0.4, -0.3, u.x - u.y)) * (0.86 + 0.2 * f2(u * 5.0)), fill(m));
  clouds(k, u, vec2(0.10, 0.46), 0.6, 9.0, hex(0x3a3a88), hex(0xe8e0ff), 0.46, moon);
  hills(k, u, vec4(-0.28, 0.22, 1.5, 0.9), 5.0, hex(0x5a5ab0), hex(0x2a2a70), hex(0xb89ad0), 0.5);
  float n = min(1.0, 0.35 + 0.4 * w);
  turret(k, u, vec2(-w * 0.80, -1.1), 0.12, 0.02, 0.26);
  turret(k, u, vec2(w * 0.62, -1.1), 0.10, -0.06, 0.24);
  turret(k, u, vec2(w * 0.84, -1.1), 0.17 * n + 0.03, 0.44, 0.36);
  turret(k, u, vec2(-w * 0.98, -1.1), 0.14 * n + 0.03, 0.30, 0.32);
  clouds(k, u, vec2(-1.1, -0.42), 0.55, 2.0, hex(0x5a50a0), hex(0xf4e4ff), 0.66, moon);
  mist(k, u, -0.70, 0.26, hex(0xd8c8ff), 0.45);
  motes(k, u, 0.10, 3.0, hex(0xfff0c0), 0.7);
}

void near(inout vec4 k, vec2 u) {
  clouds(k, u, vec2(-1.4, -0.80), 0.7, 14.0, hex(0x4a4090), hex(0xffeeff), 0.62, vec2(0.0, 0.4));
}
