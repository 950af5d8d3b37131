// A throne room at night: a high window with a crown of stained glass, banners, and gold on everything.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void far(inout vec4 k, vec2 u) {
  float w = wide();
  vec3 stone = mix(hex(0x120a22), hex(0x3a2460), smoothstep(1.3, 0.0, length(u - vec2(0.0, 0.3))));
  vec2 b = vec2(u.x * 5.0 + 0.5 * step(0.5, fract(u.y * 3.5)), u.y * 7.0);
  stone *= 0.88 + 0.16 * n2(floor(b) * 3.1) - 0.2 * smoothstep(0.47, 0.5, max(abs(fract(b.x) - 0.5), abs(fract(b.y) - 0.5)));
  lay(k, stone, 1.0);
  vec2 at = vec2(0.0, 0.34), p = u - at;
  float arch = p.y > 0.18 ? length(p - vec2(0.0, 0.18)) - 0.34 : max(abs(p.x) - 0.34, -p.y - 0.5);
  halo(k, u, at, 1.1, hex(0xd08aff), 0.75);
  vec2 cell = worley(p * 9.0 + 3.0);
  vec3 glass = mix(hex(0x5a24c8), hex(0xff8ad8), cell.y) * (0.75 + 0.6 * exp(-dot(p, p) * 4.0));
  float crown = max(box2(p - vec2(0.0, -0.06), vec2(0.20, 0.09)), 0.0);
  float teeth = 0.06 + 0.17 * abs(fract(p.x / 0.1 + 0.5) - 0.5) * 2.0;
  float body = max(max(abs(p.x) - 0.20, -p.y - 0.16), p.y - teeth);
  glass = mix(glass, hex(0xffd95a) * (0.9 + 0.5 * cell.y), smoothstep(0.012, -0.012, min(body, crown + 1.0)));
  glass = mix(glass, hex(0x14081e), smoothstep(0.05, 0.02, cell.x < 0.5 ? abs(body) * 3.0 : 1.0));
  lay(k, brass(0.8), fill(arch - 0.035));
  lay(k, glass, fill(arch));
  lay(k, hex(0x1a0c26), fill(max(arch, abs(p.x) - 0.008)));
  lay(k, hex(0x1a0c26), fill(max(arch, abs(p.y - 0.2) - 0.008)));
  beams(k, u, at + vec2(0.0, 0.3), vec2(0.0, -1.0), 0.8, hex(0xffd0ff), 0.34, 2.0);
  for (int s = 0; s < 2; s++) {
    float x = (s == 0 ? -1.0 : 1.0) * min(w - 0.16, 0.86);
    vec2 q = u - vec2(x, 0.30);
    float flag = max(abs(q.x) - 0.15, max(q.y - 0.6, -q.y - 0.42 + 0.10 * abs(q.x) / 0.15));
    vec3 cloth = mix(hex(0x4a0f7a), hex(0xa03ae0), 0.5 + 0.5 * sin(q.x * 36.0 + q.y * 2.0)) * 0.8;
    lay(k, brass(0.7), fill(flag - 0.012));
    lay(k, cloth, fill(flag));
    lay(k, hex(0xffd86a), fill(max(abs(q.x) + abs(q.y) * 0.7 - 0.09, abs(q.y) - 0.12)));
  }
  lay(k, brass(0.5 + 0.4 * sin(u.x * 60.0)), fill(abs(u.y + 0.30) - 0.016));
  bokeh(k, u, 0.28, 6.0, hex(0xffe08a), hex(0xd890ff), 0.12);
  motes(k, u, 0.11, 4.0, hex(0xfff0c0), 0.5);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x140a1c), hex(0x7a5428), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0xffd98a) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x1e0a3a), hex(0x6a2ab8), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xffd98a), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
