// A ball park after sunset: tiers of people under roofs on both sides, floodlights, a mown field that runs to the far stand, flags on it.

vec3 people(vec2 p, float seed) {
  vec2 q = vec2(p.x + 0.5 * mod(floor(p.y), 2.0), p.y), id = floor(q), f = fract(q) - 0.5;
  float b = h2(id + seed), c = h2(id + seed + 40.0);
  vec3 coat = c < 0.28 ? hex(0xc83c2c) : c < 0.50 ? hex(0xe8dcc0) : c < 0.68 ? hex(0x2c5aa8) : c < 0.84 ? hex(0xd8a03a) : hex(0x2a7a4a);
  vec3 dark = hex(0x1a1830);
  vec3 col = mix(dark, coat * (0.55 + 0.45 * b), smoothstep(0.46, 0.30, length((f + vec2(0.0, 0.16)) * vec2(1.0, 0.9))));
  col = mix(col, mix(hex(0x7a4a34), hex(0xf0c09a), h2(id + seed + 7.0)), smoothstep(0.22, 0.14, length(f - vec2(0.0, 0.26))));
  col = mix(hex(0x2a2038), col, 0.72);
  return mix(col, vec3(1.0, 0.98, 0.9), step(0.985, b) * smoothstep(0.5, 0.0, length(f)));
}

// A stand seen from its side: tiers fall from the edge towards the field, a roof on posts over them. `m.x` runs from the field outwards.
void stand(inout vec4 k, vec2 m, float from, float t, float seed) {
  float out_ = (m.x - from) / mix(0.34, 0.80, t);
  if (out_ < 0.0) return;
  float foot = -0.30 - 0.20 * out_ * out_ - 0.10 * out_;
  float top = 0.02 + 0.46 * out_ + 0.10 * out_ * out_;
  // The tiers.
  float along_ = (m.y - foot) / max(top - foot, 0.01);
  if (along_ > 0.0 && along_ < 1.0) {
    float rows = along_ * 13.0, size = 0.4 + out_;
    vec3 c = people(vec2(log(0.35 + out_) * 25.0, rows), seed);
    c *= 0.55 + 0.55 * smoothstep(1.2, 0.0, out_) * (0.5 + 0.5 * along_);
    if (abs(along_ - 0.46) < 0.022) c = hex(0xe8dcc0);
    if (fract(log(0.35 + out_) * 2.6) < 0.055) c = mix(hex(0x8a8a94), hex(0x4a4a5a), along_);
    lay(k, mix(c, hex(0xd8785a), 0.10 * size), 1.0);
  }
  // The wall along the field, with boards.
  float wall = max(m.y - foot, foot - 0.055 - 0.03 * out_ - m.y);
  vec3 board = h2(vec2(floor(log(0.35 + out_) * 6.0), seed)) < 0.5 ? hex(0x1a5a38) : hex(0xb8301c);
  lay(k, board * 0.9, fill(wall));
  // The roof.
  float roof = top + 0.15 + 0.12 * out_;
  lay(k, hex(0x1c2a2a), fill(max(abs(fract(log(0.35 + out_) * 3.2) - 0.5) * 0.16 - 0.004, max(m.y - roof, top - 0.05 - m.y))));
  float slab = max(m.y - roof - 0.035 - 0.03 * out_, roof - m.y);
  lay(k, mix(hex(0x143a2a), hex(0x2f7a54), smoothstep(roof, roof + 0.06, m.y)), fill(slab));
  float lampRow = abs(fract(log(0.35 + out_) * 9.0) - 0.5);
  shine(k, hex(0xfff0c0), 0.8 * exp(-lampRow * lampRow * 60.0 - pow((m.y - roof + 0.006) * 90.0, 2.0)));
}

void mast(inout vec4 k, vec2 u, vec2 at, float s, float lean) {
  vec2 p = (u - at) / s;
  lay(k, hex(0x141a24), fill((abs(p.x - lean * p.y * 0.1) - 0.035) * s) * step(p.y, 0.0));
  float head = box2(p - vec2(0.0, 0.12), vec2(0.42, 0.24));
  lay(k, hex(0x1c2430), fill(head * s));
  for (int i = 0; i < 12; i++) {
    float f = float(i);
    vec2 q = p - vec2((mod(f, 4.0) - 1.5) * 0.20, 0.12 + (floor(f / 4.0) - 1.0) * 0.15);
    lay(k, hex(0xfffbe8), fill((length(q) - 0.062) * s));
    shine(k, hex(0xfff4d0), 0.45 * exp(-dot(q, q) * 60.0));
  }
  halo(k, u, at + vec2(0.0, 0.12) * s, 1.7 * s, hex(0xfff0c8), 0.55);
  halo(k, u, at + vec2(0.0, 0.12) * s, 4.5 * s, hex(0xffe8b0), 0.20);
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0, h = -0.20;
  vec3 haze = hex(0xff9a6a);
  sky(k, u, h, hex(0x1c1c4c), hex(0x7a3a7a), hex(0xff9a5a));
  stars(k, u, 0.8 * smoothstep(0.3, 0.9, u.y));
  clouds(k, u, vec2(0.10, 0.72), 0.55, 9.0, hex(0x5a2f6a), hex(0xff9a6a), 0.44, vec2(0.1, -0.2));
  halo(k, u, vec2(0.0, h), 0.9, hex(0xffb070), 0.45);
  // The town behind, then the far stand with its flags.
  skyline(k, u, vec4(-0.12, 0.20, 0.085, 0.010), 4.0, hex(0x3a2448), hex(0x6a3a58), hex(0xffd890), 0.34);
  float far_ = 0.02 + 0.05 * cos(u.x * 1.6);
  if (u.y < far_ && u.y > h - 0.06) {
    vec3 c = people(vec2(u.x * 40.0, (u.y - far_) * 42.0), 3.0);
    if (abs(u.y + 0.075) < 0.006) c = hex(0xe8dcc0);
    lay(k, mix(mix(c, hex(0x3a2c4a), 0.35), haze, 0.20), 1.0);
  }
  lay(k, hex(0x1c4a34), fill(abs(u.y - far_ - 0.012) - 0.012));
  for (int i = 0; i < 9; i++) {
    float f = float(i), x = (f - 4.0) * 0.34 * (0.5 + 0.5 * t);
    vec2 at = vec2(x, 0.03 + 0.05 * cos(x * 1.6));
    lay(k, hex(0xe8dcc0), fill(max(abs(u.x - x) - 0.0035, max(u.y - at.y - 0.16, at.y - u.y))));
    vec2 q = u - at - vec2(0.045, 0.13 + 0.010 * sin((u.x - x) * 70.0));
    lay(k, mod(f, 3.0) < 0.5 ? hex(0xd8301c) : mod(f, 3.0) < 1.5 ? hex(0xf4ead0) : hex(0x2a5ac0), fill(box2(q, vec2(0.040, 0.024))));
  }
  mast(k, u, vec2(mix(-0.34, -0.92, t), 0.62), mix(0.14, 0.19, t), 1.0);
  mast(k, u, vec2(mix(0.34, 0.92, t), 0.62), mix(0.14, 0.19, t), -1.0);
  // The field, mown in stripes, with the brown of its diamond.
  if (u.y < h) {
    vec2 g = ground(u, h + 0.05);
    float a = 0.5 + 0.5 * sin(g.x * 3.2 + 0.6), b = step(0.5, fract(g.y * 0.55)), mown = step(0.5, fract(g.x * 0.55 + 0.25));
    vec3 grass_ = mix(hex(0x1f6a34), hex(0x4aa84a), 0.35 * mown + 0.35 * b + 0.15 * a);
    grass_ *= 0.90 + 0.14 * f2(vec2(u.x * 22.0, u.y * 50.0));
    lay(k, grass_, 1.0);
    vec2 d = vec2(u.x, (u.y + 0.70) * 2.0);
    float diamond_ = abs(d.x) + abs(d.y) - 0.62;
    vec3 earth = mix(hex(0x8a4a24), hex(0xc8804a), f2(u * 26.0));
    lay(k, earth, fill(max(abs(diamond_) - 0.085, -1.0) * 0.5));
    lay(k, earth, fill((length(vec2(u.x, (u.y + 0.70) * 2.2)) - 0.12) * 0.5));
    lay(k, hex(0xfff8e8), fill((abs(diamond_) - 0.008) * 0.5) * 0.85);
    for (int i = 0; i < 3; i++) {
      vec2 base = i == 0 ? vec2(-0.62, -0.70) : i == 1 ? vec2(0.62, -0.70) : vec2(0.0, -0.39);
      lay(k, hex(0xfffdf4), fill(box2((u - base) * rot(0.785), vec2(0.020, 0.020))));
    }
    shine(k, hex(0xfff0c0), 0.30 * exp(-pow(u.x * 1.1, 2.0)) * smoothstep(-1.0, h, u.y));
  }
  for (int s = 0; s < 2; s++) {
    vec2 m = vec2(s == 0 ? -u.x : u.x, u.y);
    stand(k, m, mix(0.22, 0.98, t), t, s == 0 ? 5.0 : 21.0);
  }
  beams(k, u, vec2(mix(-0.34, -0.92, t), 0.64), vec2(0.5, -1.0), 0.75, hex(0xfff0c8), 0.20, 3.0);
  beams(k, u, vec2(mix(0.34, 0.92, t), 0.64), vec2(-0.5, -1.0), 0.75, hex(0xfff0c8), 0.20, 8.0);
  motes(k, u, 0.16, 6.0, hex(0xfff4d8), 0.45);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  // Bunting hangs above in two swags.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0, x = side * u.x / w;
    if (x < 0.12) continue;
    float q = (x - 0.12) / 0.88, sag = 0.94 - 0.13 * sin(q * PI);
    float id = floor(q * 9.0), f = fract(q * 9.0) - 0.5;
    lay(k, hex(0xf4ead0), fill(abs(u.y - sag) - 0.005));
    float flag = max(abs(f) * 0.95 - 0.42 * (u.y - sag + 0.12) / 0.12, max(u.y - sag, sag - 0.12 - u.y));
    vec3 c = mod(id, 3.0) < 0.5 ? hex(0xd8301c) : mod(id, 3.0) < 1.5 ? hex(0xf4ead0) : hex(0x1f6a44);
    lay(k, c * (0.80 + 0.25 * (0.5 + f)), fill(flag * 0.10));
  }
  // Heads, caps and arms of the nearest rows.
  for (int j = 0; j < 2; j++) {
    float row = float(j), n = mix(7.0, 9.0, t) - 1.5 * row, y0 = -0.93 - 0.10 * row;
    for (int i = -1; i <= 1; i++) {
      float id = floor(u.x * n * 0.5 + 0.3 * row) + float(i), b = h2(vec2(id, row + 2.0));
      float x = (id + 0.5 - 0.3 * row + 0.3 * (b - 0.5)) / (n * 0.5), edge = abs(x) / w;
      if (edge < mix(0.30, 0.52, t)) continue;
      float s = (0.085 + 0.02 * b) * (1.0 + 0.35 * row);
      vec2 p = (u - vec2(x, y0 + 0.05 * b + 0.05 * edge)) / s;
      vec3 coat = b < 0.3 ? hex(0x8a1f18) : b < 0.6 ? hex(0x1a4a32) : hex(0x24346a);
      lay(k, coat * (0.55 + 0.25 * smoothstep(-1.0, 0.2, p.y)), fill((length((p + vec2(0.0, 1.5)) * vec2(0.75, 0.8)) - 0.95) * s));
      lay(k, hex(0x5a3426) * (0.7 + 0.4 * b), fill((length(p * vec2(1.1, 1.0)) - 0.52) * s));
      float cap = max(length((p - vec2(0.0, 0.08)) * vec2(1.05, 1.0)) - 0.58, 0.10 - p.y);
      vec3 felt = b > 0.5 ? hex(0xb82a1c) : hex(0x1c5a3c);
      lay(k, felt * (0.7 + 0.35 * smoothstep(0.0, 0.6, p.y)), fill(cap * s));
      if (b > 0.55) {
        float side = x > 0.0 ? -1.0 : 1.0;
        float arm = seg(p, vec2(side * 0.75, -0.9), vec2(side * 0.95, 0.75)) - 0.16;
        lay(k, coat * 0.7, fill(arm * s));
        lay(k, hex(0x5a3426), fill((length(p - vec2(side * 0.96, 0.92)) - 0.20) * s));
      }
    }
  }
}
