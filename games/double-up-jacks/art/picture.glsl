// Two doors of gold at the end of a red hall, and light behind both of them.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void door(inout vec4 k, vec2 u, vec2 at, float lit) {
  vec2 p = u - at;
  float d = max(box2(p, vec2(0.22, 0.42)), 0.0) + min(box2(p, vec2(0.22, 0.42)), 0.0);
  halo(k, u, at, 0.8, hex(0xffb84a), 0.6 * lit);
  lay(k, brass(0.35 + 0.5 * smoothstep(0.5, -0.5, p.y)), fill(d - 0.05));
  vec3 leaf_ = mix(hex(0x6a1018), hex(0xb82830), 0.5 + 0.5 * f2(p * vec2(30.0, 6.0)));
  lay(k, leaf_, fill(d));
  for (int i = 0; i < 2; i++) {
    float inner = box2(p - vec2(0.0, 0.20 - 0.40 * float(i)), vec2(0.14, 0.15));
    lay(k, brass(0.7), fill(abs(inner) - 0.008));
  }
  lay(k, brass(0.95), fill(length(p - vec2(0.16 * sign(-at.x), -0.02)) - 0.022));
  shine(k, hex(0xffe2a0), exp(-pow(d * 26.0, 2.0)) * 0.8 * lit);
  beams(k, u, at + vec2(0.0, 0.1), vec2(0.0, -1.0), 0.9, hex(0xffd890), 0.16 * lit, at.x);
}
void far(inout vec4 k, vec2 u) {
  float w = wide(), floor_ = -0.34;
  vec3 wall = mix(hex(0x2a060c), hex(0x7a1420), smoothstep(1.2, 0.0, length(u * vec2(0.7, 1.0) - vec2(0.0, 0.1))));
  float stripe = smoothstep(0.46, 0.5, abs(fract(u.x * 5.0) - 0.5));
  vec2 q = fract(u * vec2(5.0, 5.0)) - 0.5;
  wall *= 0.9 + 0.18 * stripe + 0.12 * smoothstep(0.02, 0.0, abs(abs(q.x) + abs(q.y) - 0.3) - 0.02);
  lay(k, wall, 1.0);
  lay(k, brass(0.55 + 0.3 * sin(u.x * 40.0)), fill(abs(u.y - 0.78) - 0.02));
  vec2 g = ground(u, floor_);
  vec3 tile_ = mix(hex(0x2a0a0c), hex(0xe8c890), step(0.5, fract((floor(g.x * 0.9) + floor(g.y * 0.5)) * 0.5)));
  lay(k, tile_ * (0.25 + 0.5 * exp(-u.x * u.x * 1.2)), fill(u.y - floor_));
  float x = min(0.42, w * 0.44);
  door(k, u, vec2(-x, 0.10), 1.0);
  door(k, u, vec2(x, 0.10), 1.0);
  lamps(k, u, vec2(-w, 0.90), vec2(w, 0.90), 0.06, 17.0, 0.016, hex(0xffe0a0), hex(0xffb060), hex(0x1a0508));
  bokeh(k, u, 0.30, 9.0, hex(0xffd080), hex(0xff7050), 0.11);
  motes(k, u, 0.12, 3.0, hex(0xffe8b0), 0.4);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x160406), hex(0x6a2418), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0xf2cc70) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x3a0610), hex(0xa81c30), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xf2cc70), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
